/** What a search was taken for stands above its results, and each of it can be taken away. */
import { expect, test } from './fixtures.ts';

test('each thing that was understood is taken away with one tap', async ({ page, gotoAlive }) => {
  await gotoAlive('/search/?query=faro%20anteriore%20sinistro%20panda');
  const chips = page.getByRole('list', { name: 'Filtri scelti' });
  await expect(chips.getByRole('link', { name: /^Togli dalla ricerca/ })).toHaveText([
    'faro anteriore',
    'sinistro',
    'panda',
  ]);
  await chips.getByRole('link', { name: 'Togli dalla ricerca “sinistro”' }).click();
  await expect(page).toHaveURL(/query=faro(\+|%20)anteriore(\+|%20)panda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“faro anteriore panda”');
});

test('a vehicle’s number leads to its parts, a plate to the choice of a car', async ({ page, gotoAlive }) => {
  await gotoAlive('/search/?query=ZFA16900001284563');
  await expect(page.getByText('Dal telaio leggiamo: Fiat Panda (169).')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Panda');
  await gotoAlive('/en/search/?query=AB%20123%20CD');
  await expect(page.getByText('A number plate cannot be searched for')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
