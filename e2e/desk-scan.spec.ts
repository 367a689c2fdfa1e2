/** A label is held before the camera: its piece is ticked off, by the reader that comes from the shop's own address. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode } from 'uqr';
import { href } from '../domain/routes.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, paidOrder } from './steps/desk.ts';
import { demoShop, takePart } from './steps/shop.ts';

/** What the camera shows: one picture, again and again, as a file that Chromium takes for one. */
const camera = join(mkdtempSync(join(tmpdir(), 'smonto-camera-')), 'label.mjpeg');

/** A label's code on a grey ground, as the camera sees it. */
async function showLabel(partId: number): Promise<void> {
  const { data, size } = encode(`https://shop.example${href('it', 'part', { id: partId })}`, {
    ecc: 'M',
    border: 4,
  });
  const squares = Buffer.from(data.flat().map((isDark) => (isDark ? 20 : 235)));
  const side = size * 8;
  const code = await sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#999' } })
    .composite([{ input: code }])
    .jpeg()
    .toBuffer();
  writeFileSync(camera, picture);
}

test('a label before the camera ticks off its piece', async ({
  browser: shared,
  request,
  playwright,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const part = await takePart(request, { shop, cataloguePage: 35 });
  await showLabel(part.id);
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
    ],
  });
  try {
    const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 360, height: 780 } });
    const foreign: string[] = [];
    const refused: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).hostname !== 'localhost') foreign.push(asked.url());
    });
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript/i.test(message.text())) refused.push(message.text());
    });
    await comeToDesk(page, shop);
    const number = await paidOrder(shared, shop, part);
    await page.goto(deskUrl(shop, '/prelievo'));
    await page.getByRole('button', { name: 'Scansiona' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(': preso');
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('preso da Anna');
    expect(foreign).toEqual([]);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
  }
});
