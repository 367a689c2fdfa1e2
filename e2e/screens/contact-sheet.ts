/** All pictures of a scene on one sheet, to be taken in at a glance. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { fileOf, type Look, type Looks, type Width } from './looks.ts';

/** A phone's letters stay as they are; wider pages can be read at 60 %. */
const scale: Record<Width, number> = { 360: 1, 768: 0.6, 1280: 0.6, 1920: 0.6 };
/** What is further down is cut off: the picture itself holds it. */
const lowest = 1_600;
const gap = 16;
const ground = '#8a8f98';

type Picture = { readonly pixels: Buffer; readonly width: number; readonly height: number };
const channels = 3;

/**
 * Writes `sheets/SCENE.png`: a row for each language and scheme, the widths side by side. Each row is also a file of its own
 * (`SCENE.it-light.png`) where there are several.
 *
 * @param folder of all pictures
 */
export async function makeSheet(folder: string, scene: string, looks: Looks): Promise<void> {
  const { widths, schemes, locales } = looks;
  const sheets = join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const rows: Picture[] = [];
  for (const locale of locales) {
    for (const scheme of schemes) {
      const files = widths.map((width) => ({ width, scheme, locale })).filter(isTaken(folder, scene));
      if (files.length === 0) continue;
      const row = await put(
        await Promise.all(files.map((look) => scaled(join(folder, scene), look))),
        'left',
      );
      rows.push(row);
      if (locales.length * schemes.length > 1)
        writeFileSync(join(sheets, `${scene}.${locale}-${scheme}.png`), await asPng(row));
    }
  }
  if (rows.length > 0) writeFileSync(join(sheets, `${scene}.png`), await asPng(await put(rows, 'top')));
}

const isTaken = (folder: string, scene: string) => (look: Look) =>
  existsSync(join(folder, scene, fileOf(look)));

async function scaled(folder: string, look: Look): Promise<Picture> {
  const picture = sharp(join(folder, fileOf(look))).removeAlpha();
  const { width, height } = await picture.metadata();
  const size = {
    width: Math.round(width * scale[look.width]),
    height: Math.round(height * scale[look.width]),
  };
  const cut = { left: 0, top: 0, width: size.width, height: Math.min(size.height, lowest) };
  const pixels = await picture
    .resize({ ...size, fit: 'fill' })
    .extract(cut)
    .raw()
    .toBuffer();
  return { pixels, width: cut.width, height: cut.height };
}

/** @param edge `left` puts them side by side, `top` one below the other */
async function put(pictures: readonly Picture[], edge: 'left' | 'top'): Promise<Picture> {
  const [along, across] = edge === 'left' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  let end = gap;
  const placed = pictures.map((picture): OverlayOptions => {
    const start = end;
    end += picture[along] + gap;
    const { pixels, width, height } = picture;
    return { input: pixels, raw: { width, height, channels }, left: gap, top: gap, [edge]: start };
  });
  const broadest = Math.max(...pictures.map((picture) => picture[across])) + 2 * gap;
  const size = { width: broadest, height: broadest, [along]: end };
  const sheet = sharp({ create: { ...size, channels, background: ground } }).composite(placed);
  return { pixels: await sheet.removeAlpha().raw().toBuffer(), ...size };
}

const asPng = ({ pixels, width, height }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toBuffer();
