import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import "@fontsource-variable/atkinson-hyperlegible-next";
import "./fonts/fonts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
