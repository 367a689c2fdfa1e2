/** For whom the code is made: the oldest browsers that the shop promises something to (`browserslist` in package.json). */
import browserslist from 'browserslist';

/** How the builder calls those of browserslist that it knows. */
const builders: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** @returns the oldest of each, as `chrome92` */
export function oldestBrowsers(folder: string, environment: 'everything' | 'buying'): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { env: environment, path: folder })) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = builders[browser];
    if (name) oldest.set(name, Math.min(Number.parseFloat(version), oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
