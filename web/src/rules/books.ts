/** Where the rules are: a guide for every game, and the numbered rules behind it. */
import { bookOf as homeOf } from "../screens/games";

const guides = import.meta.glob<string>("@rules/guide/*.md", { import: "default" });
const references = import.meta.glob<string>("@rules/*.md", { import: "default" });

/** Loads the rules of a game in a language; undefined if there is no such game. */
export function bookOf(game: string, exact: boolean, language: string): (() => Promise<string>) | undefined {
  const name = exact ? homeOf(game) : game;
  const books = Object.entries(exact ? references : guides);
  // English until they are translated.
  const files = [`/${name}.${language}.md`, `/${name}.md`];
  return files.flatMap((file) => books.filter(([path]) => path.endsWith(file)))[0]?.[1];
}

/** The chapters of a book, for a list of them. */
export const chaptersOf = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = "", title = ""]) => ({
    id,
    title: new DOMParser().parseFromString(title, "text/html").body.textContent ?? "",
  }));
