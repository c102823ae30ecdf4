// Unpacks the browser, and tells where it and its libraries are.
import chromium from "@sparticuz/chromium";

const path = await chromium.executablePath();
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? "" }));
