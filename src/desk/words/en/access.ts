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
    about:
      'It is for the desk alone. Then choose one second step: the passkey of this phone or an app for codes. You come in with the password and that one.',
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
    about: 'Choose one: one is enough. From now on you come in with the password and the second step.',
    passkey: 'Make a passkey',
    passkeyAbout: 'Fingerprint, face or PIN of this phone. It is the easiest.',
    passkeyName: 'What this device is called',
    passkeyNameHint: 'For example: Anna’s phone',
    code: 'Use an app for codes',
    codeHere:
      'Is the app on this phone? Open it from here; if nothing opens, copy the key and paste it into the app.',
    openApp: 'Open in the code app',
    copyKey: 'Copy the key',
    keyCopied: 'The key is copied.',
    codeAbout: 'Is the app on another phone? Point it at this code.',
    byHand: 'Or type into the app',
    thenCode: 'The app now shows six digits: type them here.',
    qr: 'Code to be scanned with the app',
    confirm: 'Confirm',
    or: 'or',
  },
  recovery: {
    title: 'Recovery codes',
    about:
      'If you lose the phone, each opens once. You do not see them again: put them away now, better not on this phone alone.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    save: 'Save as a file',
    fileName: 'recovery-codes.txt',
    print: 'Print',
    done: 'I have put them away',
    notCopied: 'They cannot be copied from here: press on the text and copy it by hand.',
  },
};
