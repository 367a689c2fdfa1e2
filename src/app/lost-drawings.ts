/** Icons and drawings whose file was lost on its way: icons are told in words meanwhile (specification 8), and all come by themselves. */
import type { i18n } from 'i18next';
import { drawAgain, missingDrawings, sayInstead, whetherThere } from '../browser/lost-files.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { iconFile } from '../ui/icon/icon.tsx';

export function bringLostDrawings({ t }: i18n): void {
  for (const file of missingDrawings()) {
    const isIcons = file === iconFile;
    const takeAway = isIcons ? sayInstead(file, t('layout.iconUnavailable')) : () => {};
    void keepTrying(async () => {
      if (!(await whetherThere(file))) throw new Error(`${file} cannot be had.`);
      drawAgain(file);
      takeAway();
    });
  }
}
