/** Asks the browser for a passkey, through the library that the server's answers are checked with. */
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Readonly<Record<string, unknown>>;

/** @throws Error when the person thinks better of it, or the browser has none */
export const createPasskey = (options: Options): Promise<object> =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });

/** @throws Error when the person thinks better of it, or the browser has none of theirs */
export const answerWithPasskey = (options: Options): Promise<object> =>
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
