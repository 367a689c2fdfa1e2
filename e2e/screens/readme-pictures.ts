/** The pictures of the README: `npm run screens -- --readme`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from './camera.ts';
import { fileOf, type Look } from './looks.ts';
import { allScenes } from './scenes/all-scenes.ts';
import type { Play } from './stages.ts';

const target = join(import.meta.dirname, '../../docs/screens');
/** A page of text should not wait for its pictures. */
const mostBytes = 60_000;

const phone = { width: 360, scheme: 'light', locale: 'it' } as const satisfies Look;
const small: readonly { file: string; scene: string; look: Look }[] = [
  { file: 'home', scene: 'home', look: phone },
  { file: 'search', scene: 'search-filtered', look: phone },
  { file: 'part', scene: 'part', look: phone },
  { file: 'cart', scene: 'cart', look: phone },
  { file: 'checkout', scene: 'checkout', look: phone },
  { file: 'orders', scene: 'orders-over', look: phone },
  { file: 'part-dark', scene: 'part', look: { width: 1280, scheme: 'dark', locale: 'it' } },
];

/** Writes `docs/screens/`: the large one on top, and a small one each of some pages. @returns no line: a failure ends it */
export async function takeForReadme(browser: Browser, play: Play): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-screens-'));
  mkdirSync(target, { recursive: true });

  /** What the window shows of a scene. @returns the file */
  async function take(name: string, look: Look): Promise<string> {
    const scene = allScenes.find((one) => one.name === name);
    if (!scene) throw new Error(`There is no scene ${name}.`);
    const visit = { scene: { ...scene, isWindow: true } as const, ...look };
    await play(visit, 0, (stage) => photograph(stage, visit, [look.scheme], join(folder, name)));
    return join(folder, name, fileOf(look));
  }

  try {
    for (const { file, scene, look } of small) {
      writeFileSync(join(target, `${file}.webp`), await asWebp(await take(scene, look)));
    }
    const desktop = await take('home', { ...phone, width: 1280 });
    await putTogether(browser, [desktop, await take('part', phone)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [];
}

/** As good as fits. */
async function asWebp(file: string): Promise<Buffer> {
  for (let quality = 90; quality >= 30; quality -= 10) {
    const picture = await sharp(file).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= mostBytes) return picture;
  }
  throw new Error(`${file} does not become small enough.`);
}

async function putTogether(browser: Browser, files: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1760, height: 880 } });
  const pictures = files.map((file) => readFileSync(file).toString('base64'));
  await page.setContent(
    `<body style="margin:40px;display:flex;gap:40px;background:#d9d5ca">
      ${pictures.map((png) => `<img src="data:image/png;base64,${png}" style="border-radius:14px;height:800px">`).join('')}
    </body>`,
  );
  await page.screenshot({ path: join(target, 'shop.png') });
  await page.close();
}
