/** Whether the server has announced a stop. */
class Closing {
  /** When it stops, in this device's time; null if nothing is announced. */
  at = $state<number | null>(null);

  /** Take what the server says: the seconds left, or null. */
  hear(seconds: number | null | undefined): void {
    this.at = seconds === null || seconds === undefined ? null : Date.now() + 1000 * seconds;
  }
}

export const closing = new Closing();
