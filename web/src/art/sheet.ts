/** Every drawing on one page, for development: `npm run dev`, then /sheet.html. Not part of the built page. */
import { mount } from "svelte";
import "../theme.css";
import Moments from "../play/Moments.svelte";
import Sheet from "./Sheet.svelte";

const moments = new URLSearchParams(location.search).has("moment");
mount(moments ? Moments : Sheet, { target: document.getElementById("app")! });
