import { Refusal } from "../net/api";
import { t } from "../words/words.svelte";
import { notices } from "./notices.svelte";

/** Try something the server may refuse; show why if it does. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.reason === "unreachable") notices.say(t("page-no-server"), "trouble");
    else notices.fail(error);
    return false;
  }
}
