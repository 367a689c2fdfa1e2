/** Requests and messages at the yard's desk, one that is being answered, and a price in an answer that is taken back. */
import { randomUUID } from 'node:crypto';
import { deskUrl } from '../../steps/desk.ts';
import { askForPart } from '../../steps/requests.ts';
import type { DemoStage, Scene } from '../scene.ts';
import { comeIn } from './desk.ts';

/** Somebody asks for a part, with a photo. @returns under which name */
async function ask({ page, shop }: DemoStage): Promise<string> {
  const fullName = `Maria Esposito ${randomUUID().slice(0, 4)}`;
  await askForPart(page.request, shop, {
    fullName,
    email: 'maria@example.com',
    message: 'Cerco il fanale davanti sinistro, come quello della foto. Va bene anche con un graffio.',
    hasPhoto: true,
  });
  return fullName;
}

async function openInbox(stage: DemoStage): Promise<string> {
  const name = await ask(stage);
  await comeIn(stage);
  await stage.page.goto(deskUrl(stage.shop, '/posta'));
  await stage.page.getByRole('link', { name }).waitFor();
  await stage.quiet();
  return name;
}

/** Begins an answer with the first part that is found. */
async function beginAnswer(stage: DemoStage): Promise<void> {
  const { page, parts } = stage;
  await page.getByRole('link', { name: await openInbox(stage) }).click();
  await page.getByRole('textbox', { name: /Risposta|Answer/ }).fill('Eccolo, lo smontiamo domani.');
  await page
    .getByRole('textbox', { name: /numero o parole|number or words/i })
    .fill(parts.plain.serialNumber);
  await page.getByRole('button', { name: /^(Cerca|Search)$/ }).click();
  await page
    .getByRole('button', { name: /^(Aggiungi|Add) / })
    .first()
    .click();
}

export const deskInboxScenes: readonly Scene[] = [
  { name: 'desk-inbox', steps: openInbox },
  {
    name: 'desk-inbox-answer',
    async steps(stage) {
      await beginAnswer(stage);
      await stage.quiet();
    },
  },
  {
    name: 'desk-inbox-take-back',
    isWindow: true,
    async steps(stage) {
      const { page } = stage;
      await beginAnswer(stage);
      await page.getByRole('textbox', { name: /Prezzo riservato|Private price/ }).fill('1,00');
      await page.getByRole('button', { name: /^(Manda la risposta|Send the answer)$/ }).click();
      await page.getByRole('button', { name: /^(Ritira il prezzo|Take back the private price)/ }).click();
      await page.getByRole('dialog').waitFor();
      await stage.quiet();
    },
  },
];
