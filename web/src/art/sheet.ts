/** Every drawing on one page, for looking at while drawing: `npm run dev`, then /sheet.html. Not part of the built page. */
import { mount } from "svelte";
import "../theme.css";
import Sheet from "./Sheet.svelte";

mount(Sheet, { target: document.getElementById("app")! });
