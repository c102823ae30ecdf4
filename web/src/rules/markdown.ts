/** The rules are written in Markdown; the page gets them as HTML, so that nothing has to be parsed there. */
import { marked, type Token, type Tokens } from "marked";

/** Pictures carry their codes behind the word maze or cards: the page draws them, others see the drawing in letters. */
marked.use({
  renderer: {
    code({ text, lang }) {
      const [, kind, codes] = /^(maze|cards) (.*)/.exec(lang ?? "") ?? [];
      if (!kind || !codes) return false;
      const safe = codes.replaceAll("|", "&#124;").replaceAll('"', "");
      return `<figure data-${kind}="${safe}"><pre>${text.replaceAll("<", "&lt;")}</pre></figure>`;
    },
  },
});

/** The anchor of a heading, as in other Markdown renderers. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/<[^>]*>|&[^;]*;|[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

/** Passages about commands, code and the terminal's symbols, which the page leaves out. */
const COMMANDS = [
  /^`saboteur play [^\n]*\n+/gm,
  /^(?:Give them as|Als) `--option[^.]*\.\s*/gm,
  /:\s+`saboteur cards [a-z0-9-]+`[^.]*(?=\.)/g,
  /\s+`saboteur cards [a-z0-9-]+`[^.]*\./g,
  /^(?:Written moves|Geschriebene Züge): [^\n]*\n+/gm,
  /\s\((?:in the|im)\s+terminal:[^)]*\)/gi,
  /(?<=\p{L}) \((?:[A-HJ-Zot]|\\?[#*])\)/gu,
];

/** The numbered rules. */
export function reference(source: string): string {
  const told = COMMANDS.reduce((text, pattern) => text.replace(pattern, ""), source);
  return finished(marked.parse(told, { async: false }));
}

/** The rules for people: sections of rows, each with its words and then its pictures. */
export function guide(source: string): string {
  const parts: string[] = [];
  let words: string[] = [];
  let pictures: string[] = [];
  let open = false;
  const row = (): void => {
    if (!words.length && !pictures.length) return;
    const beside = pictures.length ? `<div class="pictures">${pictures.join("")}</div>` : "";
    parts.push(`<div class="part"><div class="words">${words.join("")}</div>${beside}</div>`);
    [words, pictures] = [[], []];
  };
  for (const token of marked.lexer(source)) {
    if (token.type === "space") continue;
    const html = marked.parser([token]);
    if (token.type === "heading" && (token as Tokens.Heading).depth === 2) {
      row();
      parts.push(`${open ? "</section>" : ""}<section>`);
      open = true;
      words.push(html);
    } else if (token.type === "code") pictures.push(html);
    else if (isCaption(token) && pictures.length) pictures.push(captioned(pictures.pop() ?? "", html));
    else if (isExact(token)) {
      row();
      parts.push(html.replace("<p>", '<p class="exact">'));
    } else {
      if (pictures.length) row();
      words.push(html);
    }
  }
  row();
  return finished(parts.join("") + (open ? "</section>" : ""));
}

const isCaption = (token: Token): boolean =>
  token.type === "paragraph" && token.tokens?.length === 1 && token.tokens[0]?.type === "em";

const isExact = (token: Token): boolean => token.type === "paragraph" && /^\[[^\]]*\]\(\.\.\//.test(token.raw);

const captioned = (figure: string, caption: string): string =>
  figure.replace("</figure>", `<figcaption>${caption.replace(/<\/?(?:p|em)>/g, "").trim()}</figcaption></figure>`);

/** The number of a rule or ruling, outside of the names of links and headings. */
const NUMBER = /\b(?:R-)?[A-Z][A-Z0-9]?-\d\d\b(?![^<]*>)/g;

/** A sum of gold or a number of times: it stays on one line. */
const SUM = /(?<=\b\d+) (?=gold\b|×)|(?<=×) /gi;

/** Whether a table's rows begin with an option or a ruling. */
const isRead = (table: string): boolean => /<tbody><tr>\s*<td>(?:<code>|R-)/.test(table);

/** Shown as blocks its rows would be no table to those who listen, unless it says so. */
const stacked = (table: string): string =>
  table
    .replace("<table", '<table class="stacked" role="table"')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replaceAll("<tr>", '<tr role="row">')
    .replaceAll("<th>", '<th role="columnheader">')
    .replaceAll("<td>", '<td role="cell">');

function finished(html: string): string {
  return (
    html
      .replaceAll("<th></th>", "<td></td>")
      // The files' links to each other lead to the page's own screens.
      .replace(/href="\.\.\/([a-z0-9-]+)(?:\.[a-z]{2})?\.md/g, 'href="/rules/$1/reference')
      .replace(/href="([a-z0-9-]+)(?:\.[a-z]{2})?\.md/g, 'href="/rules/$1')
      .replace(/>saboteur(?:\.[a-z]{2})?\.md</g, ">Saboteur<")
      .replace(
        /<h([23])>(.*?)<\/h\1>/g,
        (_, level: string, text: string) => `<h${level} id="${anchor(text)}">${text}</h${level}>`,
      )
      // What can be scrolled sideways must be reachable by key.
      .replaceAll("<pre>", '<pre tabindex="0">')
      .replaceAll("<table>", '<table tabindex="0">')
      // A narrow screen shows what is read row by row, each row below itself; figures stay a table.
      .replace(/<table.*?<\/table>/gs, (table) => (isRead(table) ? stacked(table) : table))
      .replace(SUM, "\u00a0")
      .replace(NUMBER, '<span class="number">$&</span>')
  );
}
