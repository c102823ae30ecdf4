import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import "@fontsource-variable/atkinson-hyperlegible-next";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

// A newer page may have come with a newer server: its parts have other names, so begin anew, but not for ever.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("renewed") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("renewed", String(Date.now()));
  event.preventDefault();
  location.reload();
});

const target = document.getElementById("app");
if (target) mount(App, { target });
