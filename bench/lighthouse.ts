/**
 * What Lighthouse says of every public page as a telephone sees it, both languages, the median of some runs:
 * `npm run bench -- lighthouse [--runs N] [--only NAME]`, three by default. Fetches Lighthouse by npx, for nothing else needs it.
 * Writes `bench/reports/lighthouse.md`; ends with 1 when a median is below 100.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales, type Locale } from '../domain/constants.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { href, routes, type Route, type RouteName } from '../domain/routes.ts';
import { startShop } from '../e2e/start-shop.ts';
import { findBrowser } from '../test/find-browser.ts';
import { machine, medianOf, told } from './machine.ts';

const version = '13.5.0';
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

/** Of all that Lighthouse says, what is read here: scores from 0 to 1, times in milliseconds, shift without a unit. */
type Said = {
  readonly categories: Record<(typeof categories)[number], { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number; readonly score: number | null }>;
};

/** Public pages that show something of their own: not those that a link in a mail leads to, and not the one of a closed shop. */
const names = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { access, hasSecret }: Route = routes[name];
  return access === 'public' && !hasSecret && name !== 'maintenance' && (values.only ?? name) === name;
});

function ask(address: string, isListed: boolean): Said {
  const run = spawnSync(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      `--only-categories=${categories.join(',')}`,
      '--no-enable-error-reporting',
      // That it is not to be listed is meant.
      ...(isListed ? [] : ['--skip-audits=is-crawlable']),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  if (run.status !== 0) throw new Error(`Lighthouse said of ${address}: ${run.stderr || run.error?.message}`);
  return JSON.parse(run.stdout) as Said;
}

const shop = await startShop();
try {
  const found = await fetch(`${shop.url}/api/search/v2?query=faro`);
  const { parts } = (await found.json()) as SearchResult;
  const addressOf = (name: RouteName, locale: Locale) =>
    shop.url +
    (name === 'part' ? href(locale, 'part', { id: parts[0]?.id ?? 0 }) : href(locale, name as 'home'));

  const lines: string[] = [];
  for (const locale of locales)
    for (const name of names) {
      const address = addressOf(name, locale);
      const runs = Array.from({ length: Number(values.runs) }, () => ask(address, routes[name].index));
      const scores = categories.map((category) =>
        runs.map((run) => Math.round(100 * (run.categories[category].score ?? 0))),
      );
      const figuresOf = (audit: string) => runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN);
      const cells = [
        `${name} ${locale}`,
        ...scores.map((of) => told(of)),
        ...times.map((audit) => told(figuresOf(audit))),
        told(figuresOf('cumulative-layout-shift'), 3),
      ];
      lines.push(`| ${cells.join(' | ')} |`);
      console.log(lines.at(-1));
      if (scores.some((of) => medianOf(of) < 100)) {
        process.exitCode = 1;
        const weak = runs.flatMap(({ audits }) =>
          Object.entries(audits).flatMap(([audit, { score }]) =>
            score !== null && score < 0.9 ? [audit] : [],
          ),
        );
        console.log(`  ${[...new Set(weak)].join(', ')}`);
      }
    }
  const report = `# Lighthouse

Lighthouse ${version} as it comes: a telephone on slow 4G, a processor four times as slow. The median of ${values.runs} runs, from where to where in brackets; paint and blocking in milliseconds. SEO of pages that are not to be listed is without that rule.

${machine()}

| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | shift |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}
`;
  if (!values.only) writeFileSync(join(import.meta.dirname, 'reports', 'lighthouse.md'), report);
} finally {
  await shop.stop();
}
