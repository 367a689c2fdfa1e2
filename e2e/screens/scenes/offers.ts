/** What the shop offers unasked, at the foot of the screen, and an offer whose link does not work. */
import { href } from '../../../domain/routes.ts';
import type { DemoParts } from '../demo-parts.ts';
import type { DemoStage, Remembered, Scene } from '../scene.ts';
import { sees } from '../steps.ts';

/** Somebody who put a part into the cart before. */
const bought = ({ plain }: DemoParts): Remembered => ({ cart: [{ id: plain.id, quantity: 1 }] });

/** Chromium asks soon after a page has loaded. */
const invite = ({ page }: DemoStage) =>
  page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))),
  );

/** A telephone of Apple never asks. */
const pretendApple = ({ page }: DemoStage) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'userAgent', { value: 'Safari/604.1' });
  });

/** A worker of a new version that waits; the pictures are taken without a real one. */
const pretendWaiting = ({ page }: DemoStage) =>
  page.addInitScript(() => {
    const quiet = { addEventListener: () => {} };
    const waiting = { ...quiet, scriptURL: '/service-worker.js' };
    const register = async () => ({ ...quiet, waiting });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ...quiet, controller: null, register } });
  });

export const offerScenes: readonly Scene[] = [
  {
    name: 'offer-install',
    isWindow: true,
    remembers: bought,
    async steps(stage) {
      await invite(stage);
      await stage.open(href(stage.locale, 'home'));
      await sees(stage, 'offers.installing.text');
    },
  },
  {
    name: 'offer-install-by-hand',
    isWindow: true,
    widths: [360, 768],
    remembers: bought,
    async steps(stage) {
      await pretendApple(stage);
      await stage.open(href(stage.locale, 'part', { id: stage.parts.plain.id }));
      await sees(stage, 'offers.installing.byHand');
    },
  },
  {
    name: 'offer-new-version',
    isWindow: true,
    async steps(stage) {
      await pretendWaiting(stage);
      await stage.open(href(stage.locale, 'search'));
      await sees(stage, 'offers.newVersion.text');
    },
  },
  {
    // A price for one buyer, whose link a mail program cut.
    name: 'offer-link-cut',
    isWindow: true,
    async steps(stage) {
      await stage.open(`${href(stage.locale, 'cart')}#offerta=0189`);
      await sees(stage, 'problem.offer_unknown');
    },
  },
];
