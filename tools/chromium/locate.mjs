// Unpacks the browser and prints where it is and which libraries it needs, as JSON.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'; // only then it brings libraries of its own
const { default: chromium } = await import('@sparticuz/chromium');
const path = await chromium.executablePath();
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }));
