/** The stock room at the yard's desk: parts, places, and a place that is being counted. */
import { randomUUID } from 'node:crypto';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { makePhoto } from '../../../test/make-photo.ts';
import { deskUrl } from '../../steps/desk.ts';
import type { DemoStage, Scene } from '../scene.ts';
import { comeIn } from './desk.ts';

/** Opens a page of the desk as its owner. */
async function open(stage: DemoStage, path: string): Promise<void> {
  await comeIn(stage, 'owner');
  await stage.page.goto(deskUrl(stage.shop, path));
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  await stage.quiet();
}

const at = (path: string) => (stage: DemoStage) => open(stage, path);

/** Puts parts at a place, and opens what is to be seen of it. */
async function openShelf(stage: DemoStage, path: string): Promise<void> {
  await open(stage, '/posti');
  const { plain, reduced, several } = stage.parts;
  const put = async ({ id }: PartSummary) =>
    stage.page.evaluate(
      async ([url, key]) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': key };
        const answer = await fetch(url, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ place: 'B-10' }),
        });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [`/api/desk/stock/parts/${id}/place`, randomUUID()] as const,
    );
  for (const part of [plain, reduced, several]) await put(part);
  await stage.page.goto(deskUrl(stage.shop, path));
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  await stage.quiet();
}

/** Counts what is there but for one piece. */
async function countSome(stage: DemoStage): Promise<void> {
  await openShelf(stage, '/posti/B-10/conta');
  const { page } = stage;
  const there = page.getByRole('button', { name: /^(C’è|It is here)/ });
  if ((await there.first().getAttribute('aria-pressed')) === 'false') await there.first().click();
  await stage.quiet();
}

export const deskStockScenes: readonly Scene[] = [
  { name: 'desk-stock', steps: at('/magazzino') },
  { name: 'desk-stock-oldest', steps: at('/magazzino/fermi') },
  { name: 'desk-stock-part', steps: (stage) => open(stage, `/magazzino/${stage.parts.plain.id}`) },
  {
    name: 'desk-stock-correct',
    async steps(stage) {
      await open(stage, `/magazzino/${stage.parts.plain.id}`);
      await stage.page.getByText(/^(Correggi|Correct):/).click();
      await stage.quiet();
    },
  },
  {
    name: 'desk-stock-car',
    isWindow: true,
    async steps(stage) {
      const { page } = stage;
      await open(stage, `/magazzino/${stage.parts.plain.id}`);
      await page.getByText(/^(Correggi|Correct):/).click();
      await page.getByRole('button', { name: /^(Cambia auto|Another car)$/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await stage.quiet();
    },
  },
  {
    name: 'desk-stock-car-facts',
    isWindow: true,
    async steps(stage) {
      const { page } = stage;
      await open(stage, `/magazzino/${stage.parts.plain.id}`);
      await page.getByText(/^(Correggi|Correct):/).click();
      await page.getByRole('button', { name: /^(Correggi l’auto|Correct the car)$/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^(Telaio|Vehicle number)$/ }).fill('ZFA169');
      await dialog.getByRole('button', { name: /^(Salva l’auto|Save the car)$/ }).click();
      await stage.quiet();
    },
  },
  {
    name: 'desk-labels',
    async steps(stage) {
      const { page } = stage;
      await open(stage, '/magazzino');
      await page.getByRole('button', { name: /^(Stampa etichette|Print labels)$/ }).click();
      await page.getByRole('checkbox').first().check();
      await stage.quiet();
    },
  },
  {
    name: 'desk-labels-window',
    isWindow: true,
    async steps(stage) {
      await open(stage, `/magazzino/${stage.parts.several.id}`);
      await stage.page.getByRole('button', { name: /^(Stampa etichetta|Print label)$/ }).click();
      await stage.page.getByRole('dialog').waitFor();
      await stage.quiet();
    },
  },
  {
    name: 'desk-stock-photos',
    async steps(stage) {
      const { page, parts, locale } = stage;
      await open(stage, `/magazzino/${parts.several.id}`);
      const files = await Promise.all([1, 2].map((seed) => makePhoto({ seed })));
      await page
        .getByLabel(locale === 'it' ? 'Scegli' : 'Choose', { exact: true })
        .setInputFiles(files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
      await page.getByText(locale === 'it' ? 'Salvato.' : 'Saved.').waitFor();
      await stage.quiet();
    },
  },
  { name: 'desk-place', steps: (stage) => openShelf(stage, '/posti/B-10') },
  { name: 'desk-places', steps: (stage) => openShelf(stage, '/posti') },
  { name: 'desk-count', steps: countSome },
  {
    name: 'desk-count-closing',
    isWindow: true,
    async steps(stage) {
      await countSome(stage);
      await stage.page.getByRole('button', { name: /Ho finito di contare|I have counted/ }).click();
      await stage.page.getByRole('dialog').waitFor();
      await stage.quiet();
    },
  },
];
