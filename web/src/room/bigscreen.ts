import type { Connection } from "../net/connection.svelte";
import type { Table } from "../net/types";

/** What everything that fills a television is given: whose table, and its size in pixels of a 1920 × 1080 stage. */
export interface BigScreen {
  connection: Connection;
  table: Table;
  wide: number;
  high: number;
  /** Whether a line at the lower edge asks for a touch. */
  asleep: boolean;
}
