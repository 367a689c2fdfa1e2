/** A yard's list with photos beside it: one part with three photos, one with one, one without. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePhoto } from '../../test/make-photo.ts';

export type PhotoYard = {
  /** The shopkeeper's command that brings it into an empty shop. */
  readonly seedCommand: readonly string[];
  remove(): void;
};

export async function makePhotoYard(): Promise<PhotoYard> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-yard-'));
  const photos = {
    'lato.jpg': await makePhoto({ width: 1700, height: 1275, seed: 1 }),
    'alto.jpg': await makePhoto({ width: 1000, height: 750, seed: 2, orientation: 6 }),
    'retro.jpg': await makePhoto({ width: 800, height: 450, seed: 3 }),
  };
  for (const [name, content] of Object.entries(photos)) writeFileSync(join(folder, name), content);
  const list = join(folder, 'lista.csv');
  const lines = [
    'codice;nome;name_en;numero_originale;marca;modello;anno;categoria;prezzo;foto',
    'F-1;Faro anteriore;Headlight;51819001;Fiat;Panda (169);2008;faro-anteriore;50;lato.jpg|ALTO.JPEG|retro.jpg',
    'F-2;Faro destro;Right headlight;51819002;Fiat;Panda (169);2008;faro-anteriore;60;retro.jpg',
    'F-3;Faro sinistro;Left headlight;51819003;Fiat;Panda (169);2008;faro-anteriore;70;',
  ];
  writeFileSync(list, `${lines.join('\n')}\n`);
  return {
    seedCommand: ['import', list, '--photos', folder],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
