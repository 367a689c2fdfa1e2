/** The long texts, on the screen and on paper. */
import { href, type RouteName } from '../../../domain/routes.ts';
import type { Scene, Stage } from '../scene.ts';

type Text = Extract<RouteName, 'about' | 'terms' | 'withdrawal' | 'cookies' | 'accessibility'>;

const openText =
  (name: Text) =>
  ({ open, locale }: Stage) =>
    open(href(locale, name));

export const textScenes: readonly Scene[] = [
  { name: 'terms', steps: openText('terms') },
  { name: 'withdrawal', steps: openText('withdrawal') },
  { name: 'withdrawal-printed', isPrinted: true, widths: [768], steps: openText('withdrawal') },
  { name: 'cookies', steps: openText('cookies') },
  { name: 'accessibility', steps: openText('accessibility') },
  { name: 'about', steps: openText('about') },
];
