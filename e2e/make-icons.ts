/** Draws the shop's PNG files from their SVG sources: `npm run icons`, after a change to `public/icons/*.svg`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import type { IconName } from '../src/ui/icon/icon-names.ts';
import { sharePage } from './share-page.ts';

const root = join(import.meta.dirname, '..');
const iconsFolder = join(root, 'public/icons');

const icons = [
  { source: 'icon.svg', file: 'icon-192.png', side: 192 },
  { source: 'icon.svg', file: 'icon-512.png', side: 512 },
  { source: 'maskable.svg', file: 'maskable-512.png', side: 512 },
  { source: 'monochrome.svg', file: 'monochrome-512.png', side: 512 },
  // Apple rounds the corners itself and shows transparency as black: the one without corners.
  { source: 'maskable.svg', file: 'apple-touch-icon.png', side: 180 },
] as const;

async function drawIcon(page: Page, { source, file, side }: (typeof icons)[number]): Promise<void> {
  const svg = readFileSync(join(iconsFolder, source), 'utf8');
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(iconsFolder, file), omitBackground: true });
}

/** Signs of the installed shop's shortcuts, in the colours of its icon; a telephone cuts a circle out of them. */
const shortcuts = { search: 'search', cart: 'cart', orders: 'box' } as const satisfies Record<
  string,
  IconName
>;

async function drawShortcut(page: Page, shortcut: keyof typeof shortcuts): Promise<void> {
  const sprite = readFileSync(join(root, 'src/ui/icon/icons.svg'), 'utf8');
  await page.setViewportSize({ width: 192, height: 192 });
  await page.setContent(
    `<style>
      body { margin: 0; display: grid; place-items: center; height: 192px; background: #14213a }
      .sign { width: 92px; fill: none; stroke: #ffd257; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
      .sprite { display: none }
    </style>
    <div class="sprite">${sprite}</div>
    <svg class="sign" viewBox="0 0 24 24"><use href="#${shortcuts[shortcut]}"/></svg>`,
  );
  await page.screenshot({ path: join(iconsFolder, `shortcut-${shortcut}-192.png`) });
}

/** The picture that a shared link shows. */
async function drawShare(page: Page): Promise<void> {
  const sprite = readFileSync(join(root, 'src/components/drawing/drawings.svg'), 'utf8');
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(sharePage({ sprite, mark, drawing: 'alternatore' }));
  await page.screenshot({ path: join(root, 'public/share.png') });
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  for (const icon of icons) await drawIcon(page, icon);
  for (const shortcut of ['search', 'cart', 'orders'] as const) await drawShortcut(page, shortcut);
  await drawShare(page);
} finally {
  await browser.close();
}
