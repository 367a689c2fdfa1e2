/** What the desk says of the way in, in English. */
import type { access as italian } from '../it/access.ts';

export const access: typeof italian = {
  signIn: {
    title: 'At the desk',
    email: 'E-mail',
    password: 'Password',
    go: 'Next',
    forgotten: 'Forgotten your password? The owner sends you a new invitation.',
    ended: 'The visit is over: sign in again.',
  },
  invitation: {
    title: 'Choose a password',
    about: 'It is for the desk alone. Then choose a passkey or an app for codes: you need both, each time.',
    password: 'New password',
    hint: 'At least 8 characters that nobody guesses.',
    go: 'Choose and go on',
  },
  second: {
    title: 'Second step',
    passkey: 'Use the passkey',
    code: 'Code of the app',
    codeHint: 'Six digits. Each is good once.',
    recovery: 'Recovery code',
    withRecovery: 'I have lost the phone',
    withCode: 'Back to the code of the app',
    go: 'Come in',
    passkeyFailed: 'The passkey did not answer. Try again.',
  },
  enrol: {
    title: 'A second step',
    about: 'From now on you come in with the password and this.',
    passkey: 'Make a passkey',
    passkeyAbout: 'Fingerprint, face or PIN of this phone. It is the easiest.',
    passkeyName: 'What this device is called',
    passkeyNameHint: 'For example: Anna’s phone',
    code: 'Use an app for codes',
    codeAbout: 'Open the app, point it at the code and type the six digits that it shows.',
    byHand: 'Or type into the app',
    qr: 'Code to be scanned with the app',
    confirm: 'Confirm',
    or: 'or',
  },
  recovery: {
    title: 'Recovery codes',
    about:
      'If you lose the phone, each opens once. You do not see them again: print them or write them down.',
    print: 'Print',
    done: 'I have put them away',
  },
};
