/** Signing in, registering, and a password that was forgotten. */
import { unauthorizedParameter } from '../../../domain/constants.ts';
import { href, type Query } from '../../../domain/routes.ts';
import type { DemoStage, Scene, Stage } from '../scene.ts';
import { answerAs, complains, fill, press, sees } from '../steps.ts';

const openSignIn = (query: Query) => (stage: Stage) => stage.open(href(stage.locale, 'signIn', {}, query));
const openRegister = (query: Query) => (stage: Stage) =>
  stage.open(href(stage.locale, 'register', {}, query));
/** Any token: whether it is good is asked with the new password. */
const openReset = (stage: Stage) => stage.open(href(stage.locale, 'reset', {}, { token: 'x'.repeat(43) }));

async function fillInRegistration(stage: DemoStage, email: string): Promise<void> {
  await openRegister({})(stage);
  const entries = { firstName: 'Maria', lastName: 'Rossi', phoneNumber: '333 1234567', email };
  for (const [name, text] of Object.entries(entries)) await fill(stage, name, text);
  for (const name of ['password', 'repeatedPassword']) await fill(stage, name, 'una chiave inglese');
  for (const tick of await stage.page.locator('main [type=checkbox]').all()) await tick.check();
}

export const signingInScenes: readonly Scene[] = [
  { name: 'sign-in', steps: openSignIn({}) },
  { name: 'sign-in-expired', steps: openSignIn({ session: 'expired' }) },
  { name: 'sign-in-unauthorized', steps: openSignIn({ [unauthorizedParameter]: true }) },
  { name: 'sign-in-for-checkout', steps: openSignIn({ next: 'checkout' }) },
  {
    name: 'sign-in-errors',
    async steps(stage) {
      await openSignIn({})(stage);
      await press(stage, 'signIn.go');
      await complains(stage);
    },
  },
  {
    name: 'sign-in-wrong-password',
    async steps(stage) {
      await openSignIn({})(stage);
      // An address for each look: nobody may try the same one often.
      await fill(stage, 'email', `maria.${stage.locale}.${stage.page.viewportSize()?.width}@example.com`);
      await fill(stage, 'password', 'una chiave sbagliata');
      await press(stage, 'signIn.go');
      await sees(stage, 'problem.invalid_credentials');
    },
  },
  { name: 'register', steps: openRegister({}) },
  { name: 'register-company', steps: openRegister({ type: 'legal' }) },
  {
    name: 'register-errors',
    async steps(stage) {
      await openRegister({})(stage);
      await fill(stage, 'fiscalCode', 'RSSMRA85T10A562X');
      await fill(stage, 'password', 'corta');
      await fill(stage, 'repeatedPassword', 'diversa');
      await press(stage, 'register.go');
      await complains(stage);
    },
  },
  {
    name: 'register-company-errors',
    async steps(stage) {
      await openRegister({ type: 'legal' })(stage);
      await press(stage, 'register.go');
      await complains(stage);
    },
  },
  {
    name: 'register-taken',
    async steps(stage) {
      await answerAs(stage, '/api/auth/signup', 409, {
        status: 409,
        code: 'email_taken',
        errors: [{ path: 'email', code: 'email_taken' }],
      });
      await fillInRegistration(stage, 'maria.rossi@example.com');
      await press(stage, 'register.go');
      await sees(stage, 'field.email_taken');
    },
  },
  { name: 'forgot', steps: ({ open, locale }) => open(href(locale, 'forgot')) },
  {
    name: 'forgot-sent',
    async steps(stage) {
      await answerAs(stage, '/api/auth/forgot', 202, { accepted: true });
      await stage.open(href(stage.locale, 'forgot'));
      await fill(stage, 'email', 'maria.rossi@example.com');
      await press(stage, 'forgot.go');
      await sees(stage, 'forgot.sent', { email: 'maria.rossi@example.com' });
    },
  },
  { name: 'reset', steps: openReset },
  {
    name: 'reset-errors',
    async steps(stage) {
      await openReset(stage);
      await fill(stage, 'password', 'corta');
      await fill(stage, 'repeatedPassword', 'diversa');
      await press(stage, 'reset.go');
      await complains(stage);
    },
  },
  { name: 'reset-old', steps: ({ open, locale }) => open(href(locale, 'reset')) },
];
