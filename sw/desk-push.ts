/** Notices of the yard's desk: what a push service brings is shown, and a press opens the page of the desk that it is about. */
import { openDeskPage, readPushMessage, type OpenDeskPage } from '../domain/desk/push-message.ts';

/** What of the worker's own surroundings is needed. */
type Surroundings = {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
};

/** @param data nothing where a push came empty */
export function showPush({ registration }: Surroundings, data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readPushMessage(jsonIn(data));
  return registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path },
  });
}

function jsonIn(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** A desk that is open is brought to the front and goes there by itself: what somebody types in it is not loaded away. */
export async function openNotice(
  { clients }: Surroundings,
  notice: Pick<Notification, 'data'>,
): Promise<void> {
  const { path } = readPushMessage(notice.data);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname));
  if (!desk) return void (await clients.openWindow(path));
  // Some browsers refuse the front to who was pressed on too long ago; the page is the right one all the same.
  await desk.focus().catch(() => {});
  desk.postMessage({ type: openDeskPage, path } satisfies OpenDeskPage);
}
