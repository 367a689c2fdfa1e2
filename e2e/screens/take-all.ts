/** Takes the pictures of many scenes, two pages at a time. */
import { join } from 'node:path';
import { match, routes, splitLocale, type RouteName } from '../../domain/routes.ts';
import { photograph, type Visit } from './camera.ts';
import { makeSheet } from './contact-sheet.ts';
import type { Looks } from './looks.ts';
import type { Scene } from './scene.ts';
import { cameras } from './sessions.ts';
import type { Play } from './stages.ts';

export type Work = { readonly scenes: readonly Scene[]; readonly looks: Looks; readonly folder: string };

/**
 * Takes every picture that is wanted, and a sheet of each scene. A scene that fails leaves the others alone.
 *
 * @returns what failed, a line each, and the pages of which there are pictures now
 */
export async function takeAll(play: Play, { scenes, looks, folder }: Work) {
  const failed: string[] = [];
  const shown = new Set<RouteName | undefined>();
  const todo = scenes.map((scene) => {
    const visits = visitsOf(scene, looks);
    return { scene, visits, left: visits.length };
  });

  async function take(visit: Visit, camera: number): Promise<void> {
    const { scene, width, locale } = visit;
    try {
      await play(visit, camera, async (stage) => {
        await photograph(stage, visit, looks.schemes, join(folder, scene.name));
        shown.add(match(splitLocale(new URL(stage.page.url()).pathname).path)?.name);
      });
    } catch (error) {
      failed.push(`${scene.name} ${width} ${locale}: ${firstLines(error)}`);
    }
  }

  async function work(camera: number): Promise<void> {
    for (;;) {
      const next = todo.find(({ visits }) => visits.length > 0);
      const visit = next?.visits.shift();
      if (!next || !visit) return;
      await take(visit, camera);
      next.left -= 1;
      if (next.left > 0) continue;
      await makeSheet(folder, next.scene.name, looks);
      console.log(next.scene.name);
    }
  }

  await Promise.all(Array.from({ length: cameras }, (_, camera) => work(camera)));
  return { failed, shown };
}

/** Pages of the shop that no scene shows: every change of the look would forget them. */
export const notShown = (shown: ReadonlySet<RouteName | undefined>): RouteName[] =>
  (Object.keys(routes) as RouteName[]).filter((name) => !shown.has(name));

const visitsOf = (scene: Scene, { locales, widths }: Looks): Visit[] =>
  locales.flatMap((locale) =>
    widths
      .filter((width) => scene.widths?.includes(width) ?? true)
      .map((width) => ({ scene, width, locale })),
  );

/** The driver says what it waited for, then tells the whole story. */
const firstLines = (error: unknown): string => String(error).split('\n').slice(0, 4).join(' ');
