/** A part's page, for sale, sold, for one's own car or not, with photos and without. */
import type { Part } from '../../../domain/contract/parts.ts';
import { href } from '../../../domain/routes.ts';
import type { DemoParts } from '../demo-parts.ts';
import type { DemoStage, Scene, YardStage } from '../scene.ts';
import { fill, press, sees } from '../steps.ts';
import { refused } from './refused.ts';

/** The page of one of the demonstration's parts. */
const openPart =
  (which: (parts: DemoParts) => Part) =>
  ({ open, locale, parts }: DemoStage) =>
    open(href(locale, 'part', { id: which(parts).id }));

const openPhotographed = ({ open, locale, photographed }: YardStage, nth: number) =>
  open(href(locale, 'part', { id: photographed[nth]?.id ?? 0 }));

export const partScenes: readonly Scene[] = [
  { name: 'part', steps: openPart(({ plain }) => plain) },
  { name: 'part-reduced', steps: openPart(({ reduced }) => reduced) },
  { name: 'part-several', steps: openPart(({ several }) => several) },
  { name: 'part-dear', steps: openPart(({ dear }) => dear) },
  { name: 'part-sold', steps: openPart(({ sold }) => sold) },
  { name: 'part-safety', steps: openPart(({ safety }) => safety) },
  {
    name: 'part-in-cart',
    remembers: ({ plain }) => ({ cart: [{ id: plain.id, quantity: 1 }] }),
    steps: openPart(({ plain }) => plain),
  },
  {
    name: 'part-several-in-cart',
    remembers: ({ several }) => ({ cart: [{ id: several.id, quantity: 2 }] }),
    steps: openPart(({ several }) => several),
  },
  {
    name: 'part-fits',
    remembers: ({ fittingCar }) => ({ car: fittingCar }),
    steps: openPart(({ plain }) => plain),
  },
  {
    name: 'part-other-years',
    remembers: ({ fittingCar }) => ({ car: { ...fittingCar, year: 1999 } }),
    steps: openPart(({ plain }) => plain),
  },
  {
    name: 'part-fits-not',
    remembers: ({ otherCar }) => ({ car: otherCar }),
    steps: openPart(({ plain }) => plain),
  },
  {
    name: 'part-choosing-car',
    async steps(stage) {
      await openPart(({ plain }) => plain)(stage);
      await press(stage, 'myCar.byCar');
      await stage.page.locator('main select[name=model]').waitFor();
    },
  },
  {
    name: 'part-number-compared',
    async steps(stage) {
      const { parts } = stage;
      await openPart(() => parts.plain)(stage);
      await press(stage, 'myCar.byNumber');
      await fill(stage, 'number', parts.plain.serialNumber);
      await press(stage, 'ownNumber.compare');
      await sees(stage, 'ownNumber.same', { number: parts.plain.serialNumber });
    },
  },
  {
    name: 'part-number-differs',
    async steps(stage) {
      await openPart(({ plain }) => plain)(stage);
      await press(stage, 'myCar.byNumber');
      await fill(stage, 'number', '12 345 678');
      await press(stage, 'ownNumber.compare');
      await stage.page.locator('main [name=number]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'part-asking-vin',
    async steps(stage) {
      await openPart(({ plain }) => plain)(stage);
      await press(stage, 'myCar.byVin');
      await stage.page.locator('main [name=vin]').waitFor();
    },
  },
  { name: 'part-photos', shop: 'yard', remembers: refused, steps: (stage) => openPhotographed(stage, 0) },
  { name: 'part-one-photo', shop: 'yard', remembers: refused, steps: (stage) => openPhotographed(stage, 1) },
  {
    name: 'part-zoomed',
    shop: 'yard',
    isWindow: true,
    remembers: refused,
    async steps(stage) {
      await openPhotographed(stage, 0);
      const { page, t } = stage;
      await page
        .getByRole('region', { name: t('part.photos.label') })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('dialog').locator('img.pswp__img').first().waitFor();
    },
  },
  {
    name: 'part-added',
    isWindow: true,
    async steps(stage) {
      await openPart(({ plain }) => plain)(stage);
      await press(stage, 'cart.add');
      await stage.page.getByRole('button', { name: stage.t('toasts.close') }).waitFor();
    },
  },
];
