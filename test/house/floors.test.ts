import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';
import { refusal } from './floors.ts';

const typeImport = (from: string, source: string) => refusal({ from, source, isType: true });
const valueImport = (from: string, source: string) => refusal({ from, source, isType: false });

test.each([
  ['src/entry-client.tsx', './app/app.tsx'],
  ['src/app/pages.ts', '../pages/home/page.tsx'],
  ['src/pages/home/page.tsx', './latest-parts.tsx'],
  ['src/pages/home/page.tsx', '../../components/part-card/part-card.tsx'],
  ['src/components/part-card/part-card.tsx', '../../ui/icon/icon.tsx'],
  ['src/components/drawing/drawing.tsx', './drawings.svg?url'],
  ['src/ui/button/button.tsx', './button.module.css'],
  ['src/ui/button/button.tsx', 'react'],
  ['src/lib/i18n.ts', '../i18n/it.json'],
  ['src/lib/api.ts', '../../domain/problem.ts'],
  ['src/texts/terms/it.ts', '../../../shop.config.ts'],
  ['src/layouts/footer.tsx', '../../shop.config.ts'],
  ['server/main.ts', './app.ts'],
  ['server/app.ts', './catalogue/list-routes.ts'],
  ['server/orders/routes.ts', './place-order.ts'],
  ['server/orders/place-order.ts', '../catalogue/summaries.ts'],
  ['server/orders/place-order.ts', '../db/client.ts'],
  ['server/payments/sandbox.ts', './provider.ts'],
  ['server/orders/place-order.ts', '../../shop.config.ts'],
  ['server/app.ts', './catalogue/catalogue-search.ts'],
  ['server/catalogue/catalogue-search.ts', './index/near.ts'],
  ['server/catalogue/search/find-words.ts', '../index/hits.ts'],
  ['src/offline/answers.ts', '../snapshot/protocol.ts'],
  ['sw/sw.ts', '../domain/routes.ts'],
  ['domain/fiscal.ts', 'stdnum/it'],
  ['domain/problem.ts', 'zod/mini'],
  ['test/buying.test.ts', '../server/app.ts'],
  ['server/orders/place-order.test.ts', '../../src/lib/api.ts'],
])('%s may import %s', (from, source) => {
  expect(valueImport(from, source)).toBeUndefined();
});

test.each([
  ['domain/cart.ts', '../server/db/client.ts', 'up'],
  ['domain/cart.ts', '../shop.config.ts', 'up'],
  ['domain/cart.ts', 'react', 'package'],
  ['domain/cart.ts', 'node:fs', 'package'],
  ['src/lib/page.ts', '../stores/cart.ts', 'up'],
  ['src/stores/cart.ts', '../components/price/price.tsx', 'up'],
  ['src/components/price/price.tsx', '../../layouts/header.tsx', 'up'],
  ['src/pages/home/page.tsx', '../cart/line.tsx', 'neighbour'],
  ['src/ui/button/button.tsx', '../../lib/i18n.ts', 'up'],
  ['src/ui/button/button.tsx', '../../i18n/it.json', 'not on the list'],
  ['src/ui/button/button.tsx', '../../../domain/money.ts', 'not on the list'],
  ['src/ui/button/button.tsx', 'i18next', 'package'],
  ['src/lib/api.ts', '../../server/app.ts', 'other world'],
  ['src/texts/terms/it.ts', '../../i18n/it.json', 'not on the list'],
  ['src/entry-client.tsx', '../sw/sw.ts', 'other world'],
  ['server/app.ts', '../src/lib/api.ts', 'other world'],
  ['src/snapshot/keeper.ts', '../offline/answers.ts', 'up'],
  ['sw/sw.ts', '../shop.config.ts', 'other world'],
  ['sw/sw.ts', '../src/lib/api.ts', 'other world'],
  ['server/db/client.ts', '../orders/place-order.ts', 'up'],
  ['server/orders/place-order.ts', './routes.ts', 'up'],
  ['server/orders/placing/place-order.ts', './checkout-routes.ts', 'up'],
  ['server/catalogue/lists.ts', '../app.ts', 'up'],
  ['server/mail/outbox.ts', '../orders/place-order.ts', 'adapter'],
  ['server/payments/sandbox.ts', '../accounts/sessions.ts', 'adapter'],
  ['server/images/resize.ts', '../catalogue/lists.ts', 'adapter'],
  ['server/app.ts', '../test/open-shop.ts', 'outside'],
  ['src/utils/dates.ts', '../lib/api.ts', 'no floor'],
  ['src/lib/api.ts', './http', 'no ending'],
  ['server/app.ts', './catalogue/index/follow.ts', 'behind a face'],
  ['server/catalogue/part-routes.ts', './search/suggest.ts', 'behind a face'],
])('%s may not import %s (%s)', (from, source) => {
  expect(valueImport(from, source)).toEqual(expect.any(String));
});

test("the owner's settings take types from the domain, and nothing else", () => {
  expect(typeImport('shop.config.ts', './domain/shipping.ts')).toBeUndefined();
  expect(valueImport('shop.config.ts', './domain/shipping.ts')).toEqual(expect.any(String));
});

const root = join(import.meta.dirname, '../..');

test('there is no circle, neither between files nor between folders', () => {
  const paths = globSync('{domain,server,src,sw,build,bench,test,e2e}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(circlesIn(files)).toEqual([]);
});

test.each([
  ['a file and itself by another', ['a.ts → b.ts', 'b.ts → a.ts'], ['the whole: a.ts → b.ts → a.ts']],
  [
    'folders, though no file is in a circle',
    ['server/http/load.ts → server/rendering/fault.ts', 'server/rendering/pages.ts → server/http/html.ts'],
    ['server: http → rendering → http'],
  ],
  [
    'folders within a folder, over a third',
    ['c/a/1.ts → c/b/1.ts', 'c/b/2.ts → c/d/1.ts', 'c/d/2.ts → c/a/2.ts'],
    ['c: a → b → d → a'],
  ],
  [
    'a folder and a file beside it',
    ['server/frame/read.ts → server/command.ts', 'server/command.ts → server/frame/terminal.ts'],
    ['server: frame → command.ts → frame'],
  ],
  ['no circle: one room in many hands', ['c/a.ts → c/d/1.ts', 'c/b.ts → c/d/1.ts', 'c/a.ts → c/b.ts'], []],
  ['no circle: a folder of what its own files need', ['c/a.ts → c/d/1.ts', 'c/d/1.ts → c/d/2.ts'], []],
])('a planted circle is found: %s', (_what, imports, circles) => {
  const files = new Map<string, string>();
  for (const line of imports) {
    const [from = '', to = ''] = line.split(' → ');
    const source = `${'../'.repeat(from.split('/').length - 1) || './'}${to}`;
    files.set(from, `${files.get(from) ?? ''}import type { Any } from '${source}';\n`);
    files.set(to, files.get(to) ?? '');
  }
  expect(circlesIn(files)).toEqual(circles);
});
