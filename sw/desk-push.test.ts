/** What a press on a notice opens, by what is open already; the browser's own part is tried in `e2e/desk-push.spec.ts`. */
import { expect, test } from 'vitest';
import { openNotice, showPush } from './desk-push.ts';

type Shown = { title: string; options: NotificationOptions | undefined };

/** A browser with these windows. */
function browserWith(...urls: readonly string[]) {
  const [shown, done]: [Shown[], string[]] = [[], []];
  const windows = urls.map((url) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
    postMessage: (message: { path: string }) => void done.push(`${url} → ${message.path}`),
  }));
  const surroundings = {
    registration: {
      showNotification: async (title: string, options?: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows as never,
      openWindow: async (url: string | URL) => {
        done.push(`open ${String(url)}`);
        return null;
      },
    },
  };
  return { surroundings, shown, done };
}

const brought = (value: unknown) => ({ json: () => value }) as PushMessageData;
const origin = 'https://shop.example';

test('what is brought is shown, with where it leads', async () => {
  const { surroundings, shown } = browserWith();
  const message = {
    title: 'Ordine pagato',
    body: 'S-26-1',
    path: '/desk/ordini/S-26-1',
    tag: 'staff-order-1',
  };
  await showPush(surroundings, brought(message));
  expect(shown).toMatchObject([
    {
      title: 'Ordine pagato',
      options: { body: 'S-26-1', tag: 'staff-order-1', data: { path: '/desk/ordini/S-26-1' } },
    },
  ]);
});

test('what cannot be read is shown as the desk’s own: a browser wants to see something', async () => {
  const { surroundings, shown } = browserWith();
  const broken = {
    json: () => {
      throw new SyntaxError('no JSON');
    },
  } as unknown as PushMessageData;
  for (const data of [null, broken, brought('text'), brought({ title: 3, path: 7 })])
    await showPush(surroundings, data);
  expect(shown).toHaveLength(4);
  for (const { title, options } of shown) {
    expect(title).toBe('Banco');
    expect(options?.data).toEqual({ path: '/desk' });
  }
});

test('a desk that is open comes to the front and goes there; else one is opened, whatever else of the shop is', async () => {
  const path = '/desk/posta/1';
  const withDesk = browserWith(`${origin}/`, `${origin}/desk/prelievo`, `${origin}/desk`);
  await openNotice(withDesk.surroundings, { data: { path } });
  expect(withDesk.done).toEqual([`focus ${origin}/desk/prelievo`, `${origin}/desk/prelievo → /desk/posta/1`]);
  const without = browserWith(`${origin}/`, `${origin}/desks`);
  await openNotice(without.surroundings, { data: { path } });
  expect(without.done).toEqual(['open /desk/posta/1']);
});

test('a notice leads to the desk and nowhere else', async () => {
  for (const path of [
    'https://evil.example',
    '//evil.example',
    '/desk/../cart',
    '/desk//evil',
    '/',
    5,
    undefined,
  ]) {
    const { surroundings, done } = browserWith();
    await openNotice(surroundings, { data: { path } });
    expect(done, String(path)).toEqual(['open /desk']);
  }
});
