export { typed as default } from "./eslint.config.js";
