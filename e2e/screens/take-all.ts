/** Takes the pictures of many scenes, two pages at a time. */
import { join } from 'node:path';
import { photograph, type Visit } from './camera.ts';
import { makeSheet } from './contact-sheet.ts';
import type { Looks } from './looks.ts';
import type { Scene } from './scene.ts';
import type { Play } from './stages.ts';

/** One page loads while the other is photographed. */
const cameras = 2;

export type Work = { readonly scenes: readonly Scene[]; readonly looks: Looks; readonly folder: string };

/**
 * Takes every picture that is wanted, and a sheet of each scene. A scene that fails leaves the others alone.
 *
 * @returns what failed, a line each
 */
export async function takeAll(play: Play, { scenes, looks, folder }: Work): Promise<string[]> {
  const failed: string[] = [];
  const todo = scenes.map((scene) => {
    const visits = visitsOf(scene, looks);
    return { scene, visits, left: visits.length };
  });

  async function work(camera: number): Promise<void> {
    for (;;) {
      const next = todo.find(({ visits }) => visits.length > 0);
      const visit = next?.visits.shift();
      if (!next || !visit) return;
      const { name } = next.scene;
      await play(visit, camera, (stage) => photograph(stage, visit, looks.schemes, join(folder, name))).catch(
        (error: unknown) => failed.push(`${name} ${visit.width} ${visit.locale}: ${firstLines(error)}`),
      );
      next.left -= 1;
      if (next.left > 0) continue;
      await makeSheet(folder, name, looks);
      console.log(name);
    }
  }

  await Promise.all(Array.from({ length: cameras }, (_, camera) => work(camera)));
  return failed;
}

const visitsOf = (scene: Scene, { locales, widths }: Looks): Visit[] =>
  locales.flatMap((locale) =>
    widths
      .filter((width) => scene.widths?.includes(width) ?? true)
      .map((width) => ({ scene, width, locale })),
  );

/** The driver says what it waited for, then tells the whole story. */
const firstLines = (error: unknown): string => String(error).split('\n').slice(0, 4).join(' ');
