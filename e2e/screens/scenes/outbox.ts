/** What people write to the shop: requests, messages, their address for the newsletter. */
import type { RequestTaken } from '../../../domain/contract/forms.ts';
import { href, type RouteName } from '../../../domain/routes.ts';
import { makePhoto } from '../../../test/make-photo.ts';
import { liveFooter } from '../../steps/live-footer.ts';
import type { Scene, Stage } from '../scene.ts';
import { answerAs, complains, fill, press, sees } from '../steps.ts';

const email = 'maria.rossi@example.com';
const openRequest = ({ open, locale }: Stage) => open(href(locale, 'request'));
const openContact = ({ open, locale }: Stage) => open(href(locale, 'contact'));

async function fillInRequest(stage: Stage): Promise<void> {
  await openRequest(stage);
  const entries = {
    brand: 'Fiat',
    model: 'Panda (169)',
    message: 'Cerco il fanale posteriore destro, numero 51810268.',
    fullName: 'Maria Rossi',
    email,
  };
  for (const [name, text] of Object.entries(entries)) await fill(stage, name, text);
}

async function fillInMessage(stage: Stage): Promise<void> {
  await openContact(stage);
  const entries = { fullName: 'Maria Rossi', email, message: 'Siete aperti il sabato?' };
  for (const [name, text] of Object.entries(entries)) await fill(stage, name, text);
}

/** Sends what was written where no signal is; everything that it takes was loaded before. */
async function sendWithoutNetwork(stage: Stage, kind: 'request' | 'message'): Promise<void> {
  await stage.quiet();
  await stage.page.context().setOffline(true);
  await press(stage, kind === 'request' ? 'request.go' : 'contact.go');
  await sees(stage, `outbox.queued.${kind}`);
}

/** Writes an address into the footer's form and sends it. */
async function subscribe(stage: Stage, address: string): Promise<void> {
  await openContact(stage);
  const form = (await liveFooter(stage.page)).locator('form');
  await form.locator('[name=email]').fill(address);
  await form.getByRole('button').click();
}

/** The page to which a newsletter mail leads; any token, which is looked at when its button is pressed. */
const openNewsletter =
  (page: Extract<RouteName, 'newsletterConfirm' | 'newsletterUnsubscribe'>) => (stage: Stage) =>
    stage.open(href(stage.locale, page, {}, { token: 'x'.repeat(43) }));

export const outboxScenes: readonly Scene[] = [
  { name: 'request', steps: openRequest },
  {
    name: 'request-from-part',
    steps: ({ open, locale, parts }) => open(href(locale, 'request', {}, { part: parts.plain.id })),
  },
  {
    name: 'request-errors',
    async steps(stage) {
      await openRequest(stage);
      await press(stage, 'request.go');
      await complains(stage);
    },
  },
  {
    name: 'request-photos',
    async steps(stage) {
      await fillInRequest(stage);
      const shapes = [
        { width: 1200, height: 900 },
        { width: 900, height: 1200, seed: 2 },
        { width: 1600, height: 500, seed: 3 },
      ];
      const photos = await Promise.all(shapes.map(makePhoto));
      const files = photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }));
      await stage.page.locator('main [type=file]').first().setInputFiles(files);
      await stage.page.getByRole('img', { name: stage.t('request.photo', { nth: 3 }) }).waitFor();
    },
  },
  {
    name: 'request-sent',
    async steps(stage) {
      const taken: RequestTaken = { id: '0190c2f4-8f00-7000-8000-00005a17c0de' };
      await answerAs(stage, '/api/requests', 202, taken);
      await fillInRequest(stage);
      await press(stage, 'request.go');
      await sees(stage, 'request.sent.title');
    },
  },
  {
    name: 'request-waiting',
    async steps(stage) {
      await fillInRequest(stage);
      await sendWithoutNetwork(stage, 'request');
    },
  },
  {
    name: 'request-unsent',
    async steps(stage) {
      await fillInRequest(stage);
      await sendWithoutNetwork(stage, 'request');
      await press(stage, 'outbox.another.request');
      await sees(stage, 'outbox.unsent.request');
    },
  },
  { name: 'contact', steps: openContact },
  {
    name: 'contact-errors',
    async steps(stage) {
      await openContact(stage);
      await press(stage, 'contact.go');
      await complains(stage);
    },
  },
  {
    name: 'contact-sent',
    async steps(stage) {
      await answerAs(stage, '/api/contact', 202, { accepted: true });
      await fillInMessage(stage);
      await press(stage, 'contact.go');
      await sees(stage, 'contact.sent.title');
    },
  },
  {
    name: 'contact-waiting',
    async steps(stage) {
      await fillInMessage(stage);
      await sendWithoutNetwork(stage, 'message');
    },
  },
  {
    name: 'account-leaving',
    who: 'newcomer',
    async steps(stage) {
      await stage.page.route(
        (url) => url.pathname === '/api/contact',
        (route) => route.abort(),
      );
      await fillInMessage(stage);
      await press(stage, 'contact.go');
      await sees(stage, 'outbox.queued.message');
      await stage.open(href(stage.locale, 'account'));
      await press(stage, 'account.signOut');
      await sees(stage, 'account.leaveAnyway');
    },
  },
  {
    name: 'newsletter-invalid',
    async steps(stage) {
      await subscribe(stage, 'maria@');
      await complains(stage);
    },
  },
  {
    name: 'newsletter-sent',
    async steps(stage) {
      await answerAs(stage, '/api/newsletter', 202, { accepted: true });
      await subscribe(stage, email);
      await sees(stage, 'newsletter.sent');
    },
  },
  { name: 'newsletter-confirm', steps: openNewsletter('newsletterConfirm') },
  {
    name: 'newsletter-confirmed',
    async steps(stage) {
      await answerAs(stage, '/api/newsletter/confirm', 200, { state: 'subscribed' });
      await openNewsletter('newsletterConfirm')(stage);
      await press(stage, 'newsletter.confirm.go');
      await sees(stage, 'newsletter.confirm.done');
    },
  },
  {
    name: 'newsletter-old-link',
    async steps(stage) {
      await openNewsletter('newsletterConfirm')(stage);
      await press(stage, 'newsletter.confirm.go');
      await complains(stage);
    },
  },
  { name: 'newsletter-unsubscribe', steps: openNewsletter('newsletterUnsubscribe') },
  {
    name: 'newsletter-unsubscribed',
    async steps(stage) {
      await answerAs(stage, '/api/newsletter/unsubscribe', 204);
      await openNewsletter('newsletterUnsubscribe')(stage);
      await press(stage, 'newsletter.unsubscribe.go');
      await sees(stage, 'newsletter.unsubscribe.done');
    },
  },
];
