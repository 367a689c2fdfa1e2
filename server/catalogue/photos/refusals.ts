/** Why a photo that a list names is not had from where it should be. In Italian behind "ci voleva", in English behind "expected". */
import type { Sentences } from '../../../domain/constants.ts';

export const readSource = {
  noFolder: {
    it: 'un file, e nessuna cartella in cui cercarlo',
    en: 'a file, and no folder to look in',
  },
  unreadableFolder: (code: string) => ({
    it: `una cartella che non si legge (${code})`,
    en: `a folder that cannot be read (${code})`,
  }),
  outside: { it: 'un posto fuori dalla cartella', en: 'a place outside the folder' },
  noFile: { it: 'nessun file così', en: 'no such file' },
  several: (count: number) => ({
    it: `${count} file con questo nome`,
    en: `${count} files of this name`,
  }),
  unopened: (code: string) => ({
    it: `un file che non si apre (${code})`,
    en: `a file that cannot be opened (${code})`,
  }),
  noPart: (sku: string) => ({
    it: `una foto di ${sku}, che non è in catalogo`,
    en: `a photo of ${sku}, which is not in the catalogue`,
  }),
} as const satisfies Sentences;

export const expectedSource = {
  folder: { it: 'una cartella di foto in cui cercare', en: 'a folder of photos to look in' },
  inFolder: {
    it: 'il nome di un file nella cartella delle foto',
    en: 'a file name in the folder of the photos',
  },
  file: { it: 'un file nella cartella delle foto', en: 'a file in the folder of the photos' },
  subfolder: {
    it: 'il nome con la sua sottocartella, così è uno solo',
    en: 'the name with its subfolder, which only one has',
  },
  readable: { it: 'un file che si può leggere', en: 'a file that may be read' },
  part: { it: 'il codice di un pezzo', en: 'the code of a part' },
} as const satisfies Sentences;
