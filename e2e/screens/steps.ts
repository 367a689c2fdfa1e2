/** Steps that several scenes take. */
import type { Locator } from '@playwright/test';
import type { Stage } from './scene.ts';

/** Presses what has these words on it. */
export async function press(
  { page, t }: Stage,
  key: string,
  kind: 'button' | 'link' = 'button',
): Promise<void> {
  await page
    .getByRole(kind, { name: t(key) })
    .filter({ visible: true })
    .first()
    .click();
}

/** Types into the page's field of that name. */
export const fill = ({ page }: Stage, name: string, text: string): Promise<void> =>
  page.locator(`main [name="${name}"]`).fill(text);

/** Waits until these words are there: what follows a press may need code that is still on its way. */
export const sees = ({ page, t }: Stage, key: string, values: Record<string, unknown> = {}): Promise<void> =>
  page.getByText(t(key, values)).filter({ visible: true }).first().waitFor();

/** Waits until something is said to be wrong. */
export const complains = ({ page }: Stage): Promise<void> =>
  page.locator('[aria-invalid=true], [role=alert]').first().waitFor();

/** Waits until something lies over the page. */
export const asks = ({ page }: Stage): Promise<void> => page.getByRole('dialog').waitFor();

/** Stands in for the server, so that a picture changes nothing in the shop and looks the same each time. */
export const answerAs = (
  { page }: Stage,
  path: string,
  status: number,
  body?: object,
  headers: Record<string, string> = {},
) =>
  page.route(
    (url) => (url.pathname + url.search).startsWith(path),
    (route) =>
      route.fulfill({
        status,
        headers: {
          ...headers,
          'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  );

/** Goes to the search that is at hand: in the header, or on a phone in what opens over the page. */
export async function focusSearch({ page, t, quiet }: Stage): Promise<Locator> {
  const opener = page.getByRole('button', { name: t('search.open') });
  if (await opener.isVisible()) {
    await opener.click();
    // Names are there before anything is typed.
    await page.getByRole('option').first().waitFor();
  }
  const box = page
    .getByRole('combobox', { name: new RegExp(`^(${t('search.label')}|${t('home.find.query')})$`) })
    .filter({ visible: true })
    .first();
  await box.click();
  await quiet();
  return box;
}
