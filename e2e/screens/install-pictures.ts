/** The pictures that a browser shows before it installs the shop: `npm run screens -- --install`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { locales } from '../../domain/constants.ts';
import { screenshotFile, screenshots } from '../../server/http/manifest.ts';
import { photograph } from './camera.ts';
import { fileOf } from './looks.ts';
import { allScenes } from './scenes/all-scenes.ts';
import type { Play } from './stages.ts';

const target = join(import.meta.dirname, '../../public');
const widths = { narrow: 360, wide: 1280 } as const;

/** Writes `public/screenshots/`, as PNG of few colours: drawings and words lose nothing by it. */
export async function takeForInstall(play: Play): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-screens-'));
  try {
    for (const locale of locales) {
      for (const screenshot of screenshots) {
        const { picture, form, width, height } = screenshot;
        const scene = allScenes.find(({ name }) => name === picture);
        if (!scene) throw new Error(`There is no scene ${picture}.`);
        const look = { width: widths[form], scheme: 'light', locale } as const;
        const visit = { scene: { ...scene, isWindow: true } as const, scale: width / look.width, ...look };
        await play(visit, 0, (stage) => photograph(stage, visit, [look.scheme], join(folder, picture)));
        const file = join(target, screenshotFile(screenshot, locale));
        mkdirSync(dirname(file), { recursive: true });
        await sharp(join(folder, picture, fileOf(look)))
          .resize(width, height, { fit: 'fill' })
          .png({ palette: true, colours: 128, effort: 10 })
          .toFile(file);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
