/** Notices of the desk on this telephone (Web Push): whether the browser can, the person's word, and the browser's subscription. */
import { isOpenDeskPage } from '../../domain/desk/push-message.ts';
import type { NewPushSubscription } from '../../domain/contract/desk-push.ts';
import { registerDeskWorker } from './desk-worker.ts';
import { isInstalledByHand } from './installing.ts';
import { after } from './time.ts';

const workerPatienceMs = 10_000;

/** `install_first`: Apple's telephones tell the installed desk alone. */
export type PushWay = 'ready' | 'install_first' | 'none';

export function pushWay(): PushWay {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready';
  return isInstalledByHand() ? 'install_first' : 'none';
}

/** Whether the person has said no: a browser does not ask again. */
export const isPushForbidden = (): boolean =>
  'Notification' in window && Notification.permission === 'denied';

/**
 * Asks the person, and subscribes. To be called by a press: else a browser does not ask.
 *
 * @param publicKey of the shop, base64url
 * @returns `refused` where the person has not said yes; `unavailable` where the browser cannot, since its maker's service or the worker is
 *   not to be had
 */
export async function subscribeToPush(
  publicKey: string,
): Promise<NewPushSubscription | 'refused' | 'unavailable'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  await registerDeskWorker();
  const worker = await workerInTime();
  if (!worker) return 'unavailable';
  try {
    return await subscribe(worker.pushManager, bytesOf(publicKey));
  } catch {
    return 'unavailable';
  }
}

async function subscribe(
  pushManager: PushManager,
  key: Uint8Array<ArrayBuffer>,
): Promise<NewPushSubscription> {
  // Under another key of the shop's a browser refuses to subscribe.
  const former = await pushManager.getSubscription();
  if (former && !isSame(former.options.applicationServerKey, key)) await former.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** A worker that does not come is none: it may be switched off, or there is no line. */
const workerInTime = (): Promise<ServiceWorkerRegistration | undefined> =>
  new Promise((resolve) => {
    after(workerPatienceMs, () => resolve(undefined));
    void navigator.serviceWorker.ready.then(resolve);
  });

/** Where this browser is told, if it is. */
export const currentPush = async (): Promise<string | undefined> => (await subscription())?.endpoint;

/** The browser is told nothing any more, whoever sends. */
export const endPush = async (): Promise<void> => void (await (await subscription())?.unsubscribe());

async function subscription(): Promise<PushSubscription | null | undefined> {
  if (pushWay() !== 'ready') return undefined;
  const worker = await navigator.serviceWorker.getRegistration('/desk');
  return worker?.pushManager.getSubscription();
}

/** Calls back with the address of the desk's page that a pressed notice is about. @returns ends it */
export function onNoticePressed(callback: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isOpenDeskPage(data)) callback(data.path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && String(new Uint8Array(one)) === String(other);
