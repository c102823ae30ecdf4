/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "*.md" {
  const html: string;
  export default html;
}
declare module "virtual:catalogues" {
  /** By language: what the first page says, what most other screens say, and what few of them need. */
  const load: Record<string, Record<"first" | "rest" | "lessons", () => Promise<{ default: string }>>>;
  export default load;
}
