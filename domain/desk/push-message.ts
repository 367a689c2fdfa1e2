/** What is shown on a telephone: what happened, the order's number, and where at the desk it leads. Never a buyer's name or address. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** An address of the desk, from the root. */
  readonly path: string;
  /** The same news again take the place of what is shown. */
  readonly tag: string;
};

/**
 * What a push service has brought. Whatever it is something is shown: a browser takes the permission away from who shows nothing.
 *
 * @param brought JSON, of this release or of another one
 */
export function readPushMessage(brought: unknown): PushMessage {
  const { title, body, path, tag } = (brought ?? {}) as { readonly [Name in keyof PushMessage]?: unknown };
  return {
    title: textOf(title) || 'Banco',
    body: textOf(body),
    path: isDeskPath(path) ? path : '/desk',
    tag: textOf(tag) || 'desk',
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether it is a page of the desk, and nothing that a browser would read as another host's. */
export const isDeskPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/desk(\/[\w-]+)*$/.test(value);

/** What the desk's service worker says to a page of the desk that is open: somebody has pressed on a notice. */
export const openDeskPage = 'open-desk-page';
export type OpenDeskPage = { readonly type: typeof openDeskPage; readonly path: string };

export function isOpenDeskPage(message: unknown): message is OpenDeskPage {
  const { type, path } = (message ?? {}) as { readonly type?: unknown; readonly path?: unknown };
  return type === openDeskPage && isDeskPath(path);
}
