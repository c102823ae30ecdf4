/** Notifications when it is the player's turn: on this device, and by mail. */
import { api } from "../net/api";
import type { CallInfo } from "../net/types";
import { choose } from "../settings.svelte";

class Calls {
  /** The server's settings; null until they are loaded. */
  info = $state.raw<CallInfo | null>(null);

  /** Whether this browser supports push. */
  get able(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  }

  async look(): Promise<CallInfo> {
    this.info = await api.calls();
    return this.info;
  }

  /** Ask the browser, then register with the server; whether notifications are on here. */
  async turnOn(): Promise<boolean> {
    if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
    choose("notify", true);
    const { push_key: key } = this.info ?? (await this.look());
    const worker = this.able ? await navigator.serviceWorker.getRegistration() : undefined;
    // Without a worker, as on a server without TLS, notices come only while a page is open.
    if (!key || !worker) return true;
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    let made: PushSubscription;
    try {
      made = await worker.pushManager.subscribe(wish);
    } catch {
      // One for another server key; or the browser has no push service.
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      const again = await worker.pushManager.subscribe(wish).catch(() => null);
      if (!again) return true;
      made = again;
    }
    const { endpoint, keys } = made.toJSON();
    this.info = await api.addDevice({
      endpoint: endpoint ?? "",
      p256dh: keys?.["p256dh"] ?? "",
      auth: keys?.["auth"] ?? "",
    });
    return true;
  }

  /** Be called here no more. */
  async turnOff(): Promise<void> {
    choose("notify", false);
    await forgetDevice();
  }
}

/** Lets neither the server nor the browser know of this device any more. */
export async function forgetDevice(): Promise<void> {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const made = await worker?.pushManager?.getSubscription();
  if (!made) return;
  await api.removeDevice(made.endpoint);
  await made.unsubscribe();
}

export const calls = new Calls();
