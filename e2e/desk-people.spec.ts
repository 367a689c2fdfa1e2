/** The owner invites people: somebody new at once, and whoever is at the desk already only after reading what changes. */
import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, goToRoom } from './steps/desk.ts';
import { demoShop } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('whoever is there already is asked about before anything of theirs changes', async ({
  page,
  allowComplaint,
}) => {
  // Who has no session yet is told so by the first call.
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, '/persone'));
  const email = `${randomUUID()}@yard.example`;
  const name = `Bruna ${randomUUID().slice(0, 6)}`;
  const invite = async (as: string) => {
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email.toUpperCase());
    await page.getByRole('combobox', { name: 'Ruolo' }).selectOption(as);
    await page.getByRole('button', { name: 'Invita', exact: true }).click();
  };
  const member = page.getByRole('listitem').filter({ hasText: email });
  const dialog = page.getByRole('dialog', { name: `Invitare di nuovo ${name}?` });
  const sent = page.getByText('L’invito parte per mail.');

  await invite('yard');
  await expect(sent).toBeVisible();
  await expect(member).toContainText('piazzale');

  await invite('yard');
  await expect(dialog).toContainText('Nome e ruolo restano come sono: cambia solo il link.');
  await dialog.getByRole('button', { name: 'Annulla' }).click();

  await invite('owner');
  await expect(dialog).toContainText('Mandiamo un invito nuovo e da piazzale diventa titolare?');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sent).toHaveCount(0);
  await page.reload();
  await expect(member).toContainText('piazzale');

  await invite('owner');
  await dialog.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(sent).toBeVisible();
  await expect(member).toContainText('titolare');

  await goToRoom(page, 'Registro');
  const logged = page.getByRole('listitem').filter({ hasText: email });
  await expect(logged.getByText('ruolo: piazzale → titolare', { exact: true })).toBeVisible();
  await expect(logged.getByText('ruolo: piazzale', { exact: true })).toBeVisible();
});
