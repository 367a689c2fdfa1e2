/** What somebody does at a shelf: a piece is described on the phone, and its photos taken. Presses and typed fields are counted. */
import sharp from 'sharp';
import { expect, type Page } from '@playwright/test';

/** A photo as a phone takes one: on its side, with a note that says so, and noise that makes it large. */
export async function photoOf(seed: number, megapixels: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((megapixels * 1_000_000 * 4) / 3));
  const height = Math.round((width * 3) / 4);
  const grain = await sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: { r: (seed * 37) % 200, g: (seed * 91) % 200, b: (seed * 13) % 200 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
}

export type ShelfPiece = {
  readonly kind: string;
  readonly side?: 'Sinistro' | 'Destro';
  readonly number: string;
  readonly price: string;
  readonly photos: readonly Buffer[];
};

/** Counts what a hand does. */
export type Counted = { presses: number; fields: number; photos: number };

/** @param page the screen "Nuovo pezzo", for whose car somebody has been asked before */
export function shelfHand(page: Page) {
  const counted: Counted = { presses: 0, fields: 0, photos: 0 };
  const press = async (name: string | RegExp) => {
    counted.presses += 1;
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };
  const type = async (name: string, words: string) => {
    counted.fields += 1;
    await page.getByRole('textbox', { name }).fill(words);
  };
  const choose = async (name: string) => {
    counted.presses += 1;
    // As a thumb does: the button itself is drawn by its label.
    await page.locator('label', { has: page.getByRole('radio', { name }) }).click();
  };
  const takePhotos = async (photos: readonly Buffer[]) => {
    for (const [at, buffer] of photos.entries()) {
      counted.photos += 1;
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('button', { name: `Togli la foto ${at + 1}` })).toBeVisible();
    }
  };
  return {
    counted,
    press,
    type,
    choose,
    takePhotos,

    async chooseCar(vin: string, model: string): Promise<void> {
      await type('Telaio', vin);
      await page.getByRole('combobox', { name: 'Modello' }).selectOption({ label: model });
      await press('Usa quest’auto');
    },

    /** By its first letters, and the first that is offered. */
    async chooseKind(kind: string): Promise<void> {
      await type('Che pezzo è', kind.slice(0, 6));
      await press(kind);
    },

    async describe({ side, number, price, photos }: ShelfPiece): Promise<void> {
      if (side) await choose(side);
      await type('Numeri originali', number);
      await choose('B, buono');
      await type('Prezzo in euro', price);
      await takePhotos(photos);
    },

    /** @returns the code that was made for the piece */
    async finish(): Promise<string> {
      const done = page.getByText(/^Scrivi sul pezzo: /);
      // What is said of the piece before stays until the next one has its code.
      const before = (await done.isVisible()) ? await done.innerText() : '';
      await press('Metti in vendita');
      await expect
        .poll(async () => (await done.isVisible()) && (await done.innerText()) !== before)
        .toBe(true);
      return (await done.innerText()).replace('Scrivi sul pezzo: ', '');
    },
  };
}
