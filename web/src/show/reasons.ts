/** Why a bot suspects somebody, in words. */
import { term } from "../coach/reason";
import type { Doubt } from "../net/types";
import { capital } from "../words/card";
import type { Reader } from "../words/tell";

/** What is known without anything having been done. */
const GIVEN: ReadonlySet<string> = new Set(["prior", "others", "known"]);
const MOST = 2;

/** The weightiest reasons, none of them twice: the same may have been done often. */
export function reasonsOf({ terms }: Pick<Doubt, "terms">, reader: Reader): string[] {
  const told = terms.filter(({ kind }) => !GIVEN.has(kind)).map((one) => capital(term(one, reader)));
  return [...new Set(told)].slice(0, MOST);
}
