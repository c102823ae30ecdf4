/** Keeps the screen awake while a component lives, and takes it again after the page was hidden. */
export function stayAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async (): Promise<void> => {
      if (gone || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (gone) await lock.release();
      } catch {
        // Refused on low battery, or where the page is not served safely: then the system's own time counts.
      }
    };
    void take();
    const again = (): void => void take();
    document.addEventListener("visibilitychange", again);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  });
}

/** Fill the screen, or give it back. Only a touch may ask for it; some browsers cannot. */
export async function fillScreen(on = !document.fullscreenElement): Promise<void> {
  try {
    if (on) await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // A phone's browser may not do it: everything works in its window, too.
  }
}
