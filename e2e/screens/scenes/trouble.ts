/** Where something is missing, late, broken or closed, and the question that one shop asks. */
import { requestTimeoutMs } from '../../../domain/constants.ts';
import { href } from '../../../domain/routes.ts';
import { faultDocument, laterDocument } from '../../../server/http/fault-page.ts';
import type { DemoStage, Scene, Stage } from '../scene.ts';
import { answerAs, press, sees } from '../steps.ts';

const requestId = '0190c2f4-8f00-7000-8000-000000000001';
const openTerms = ({ open, locale }: Stage) => open(href(locale, 'terms'));
const goHome = ({ page }: Stage) => page.getByRole('banner').getByRole('link').first().click();
/** At an address of the shop, where the document finds its styles. */
async function answerWith({ page, locale, shop }: DemoStage, body: string): Promise<void> {
  const address = shop.url + href(locale, 'search');
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
}
const openMaintenance = ({ open, locale }: Stage) => open(href(locale, 'search'));

export const troubleScenes: readonly Scene[] = [
  { name: 'missing', steps: ({ open, locale }) => open(`${href(locale, 'viewed')}/qui`) },
  { name: 'missing-part', steps: ({ open, locale }) => open(href(locale, 'part', { id: 999_999_999 })) },
  {
    name: 'fault',
    async steps(stage) {
      await openTerms(stage);
      const problem = { status: 500, code: 'internal_error' };
      await answerAs(stage, '/api/parts?', 500, problem, { 'x-request-id': requestId });
      await goHome(stage);
      await stage.page.getByText(requestId).waitFor();
    },
  },
  {
    name: 'fault-of-rendering',
    steps: (stage) => answerWith(stage, faultDocument(stage.locale, requestId)),
  },
  {
    name: 'database-away',
    steps: (stage) =>
      answerWith(stage, laterDocument('away', stage.locale, href(stage.locale, 'search'), requestId)),
  },
  {
    name: 'offline',
    async steps(stage) {
      await openTerms(stage);
      const unreachable = /\/assets\/page-.*\.js|\/healthz|\/api\//;
      await stage.page.route(unreachable, (route) => route.abort('connectionrefused'));
      await goHome(stage);
      await sees(stage, 'error.offline.title');
    },
  },
  {
    name: 'late',
    async steps(stage) {
      // Those who wait that long wait in vain, and not at all here.
      await stage.page.addInitScript((tooLong) => {
        const wait = setTimeout;
        Object.assign(window, {
          setTimeout: (work: () => void, ms = 0) => wait(work, ms >= tooLong ? 0 : ms),
        });
      }, requestTimeoutMs);
      await openTerms(stage);
      await stage.page.route('**/api/parts?*', () => {});
      await goHome(stage);
      await sees(stage, 'error.timeout.title');
    },
  },
  { name: 'maintenance', shop: 'closed', steps: openMaintenance },
  {
    name: 'maintenance-still',
    shop: 'closed',
    async steps(stage) {
      await openMaintenance(stage);
      await press(stage, 'error.again');
      await sees(stage, 'maintenance.still');
    },
  },
  { name: 'consent', shop: 'yard', isWindow: true, steps: ({ open, locale }) => open(href(locale, 'home')) },
  { name: 'consent-open', shop: 'yard', steps: ({ open, locale }) => open(href(locale, 'cookies')) },
];
