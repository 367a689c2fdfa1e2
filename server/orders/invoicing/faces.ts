/** The letters of printed sheets: every one of the Latin, Greek and Cyrillic scripts (decision 0024). */
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const files = {
  plain: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  mono: 'noto-sans-mono/600SemiBold/NotoSansMono_600SemiBold.ttf',
} as const;

export type Face = keyof typeof files;

const { resolve } = createRequire(import.meta.url);

/** Opened once: reading the tables of a face takes longer than writing a sheet with it. */
const opened = new Map<Face, Font>();

/** @returns what pdfkit takes for a font: the font itself, which its types do not know */
export function openFace(face: Face): PDFKit.Mixins.PDFFontSource {
  const font = opened.get(face) ?? open(face);
  opened.set(face, font);
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}

function open(face: Face): Font {
  const font = openSync(resolve(`@expo-google-fonts/${files[face]}`)) as Font;
  // A sign keeps the letter that it was first drawn for, also as a part of another: after a Ț every T would be read as one.
  // So each is told its own letter before anything is drawn, and no document hangs on the one before it.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
