import type { Locale } from '../domain/constants.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop } from './steps/shop.ts';
import { signIn } from './steps/people.ts';

const links: Record<
  Locale,
  Record<'terms' | 'cookies' | 'accessibility' | 'withdrawal', [string, string, string]>
> = {
  it: {
    terms: ['Termini di vendita', '/toc', 'Termini e condizioni di vendita'],
    cookies: ['Cookie', '/cookies', 'Cookie e memoria del browser'],
    accessibility: ['Accessibilità', '/accessibility', 'Dichiarazione di accessibilità'],
    withdrawal: ['Recedere dal contratto qui', '/withdrawal', 'Recedere dal contratto'],
  },
  en: {
    terms: ['Terms of sale', '/en/toc', 'Terms and conditions of sale'],
    cookies: ['Cookies', '/en/cookies', 'Cookies and browser storage'],
    accessibility: ['Accessibility', '/en/accessibility', 'Accessibility statement'],
    withdrawal: ['Withdraw from the contract here', '/en/withdrawal', 'Withdraw from the contract'],
  },
};

for (const locale of ['it', 'en'] as const) {
  test(`the footer leads to the pages of words, in ${locale}`, async ({ page, gotoAlive }) => {
    await gotoAlive(locale === 'it' ? '/' : '/en');
    for (const [words, path, heading] of Object.values(links[locale])) {
      await page.getByRole('contentinfo').getByRole('link', { name: words, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('every document opens from the footer as a PDF in a new tab @main', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  // A tab without a page of ours looks for an icon where none is.
  allowComplaint(/404 \(Not Found\).*favicon\.ico/);
  await gotoAlive('/');
  for (const [words, path] of [
    ['Privacy policy (PDF)', '/documents/privacy-policy.pdf'],
    ['Informativa ai clienti (PDF)', '/documents/informativa.pdf'],
    ['Disclaimer (PDF)', '/documents/disclaimer.pdf'],
  ] as const) {
    // The newsletter's line links to one of them too; the list of documents comes after it.
    const link = page.getByRole('contentinfo').getByRole('link', { name: words }).last();
    const [answer] = await Promise.all([
      context.waitForEvent('response', (response) => new URL(response.url()).pathname === path),
      link.click(),
    ]);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.status()).toBe(200);
    const file = await page.request.get(path);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expect.poll(() => context.pages().length).toBe(4);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the secondary bar leads to terms and disclaimer', async ({ page, gotoAlive, isMobile }) => {
  await gotoAlive('/');
  const bar = page.getByRole('navigation', { name: 'Sezioni del negozio' });
  // A phone has the bar at the thumb instead, and these links in its footer.
  await expect(bar).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  const disclaimer = bar.getByRole('link', { name: 'Disclaimer (PDF)' });
  await expect(disclaimer).toHaveAttribute('target', '_blank');
  await expect(disclaimer).toHaveAttribute('href', '/documents/disclaimer.pdf');
  await bar.getByRole('link', { name: 'Termini di vendita' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termini e condizioni di vendita');
});

test('what is accepted at registration can be read beside it, and nothing typed is lost', async ({
  page,
  context,
  gotoAlive,
}) => {
  await gotoAlive('/auth/register');
  await page.getByLabel('Nome', { exact: true }).fill('Anna');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Termini di vendita' }).click(),
  ]);
  await alive(opened);
  expect(new URL(opened.url()).pathname).toBe('/toc');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Anna');
  for (const name of ['Privacy policy (PDF)', 'Informativa ai clienti (PDF)'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank');
});

test('a link to a section of a text shows that section, below the bar', async ({ page, gotoAlive }) => {
  await gotoAlive('/toc#guarantee');
  const title = page.getByRole('heading', { name: 'Garanzia legale di conformità' });
  await expect(title).toBeInViewport();
  // Hydration must not scroll it away again.
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  await expect(title).toBeInViewport();
});

test('on paper a text stands alone, without navigation', async ({ page, gotoAlive }) => {
  await gotoAlive('/withdrawal');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Firma del/dei consumatore(i)')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const bar of await page.locator('nav').all()) await expect(bar).toBeHidden();
});

test('the page on withdrawal leads to the orders', async ({ page, context, gotoAlive }) => {
  await signIn(context, demoShop());
  await gotoAlive('/withdrawal');
  await page.getByRole('main').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi ordini');
});
