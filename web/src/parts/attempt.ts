import { Refusal } from "../net/api";
import { notices } from "./notices.svelte";

/** Do something that the server may refuse; then say why. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.fail(error);
    return false;
  }
}
