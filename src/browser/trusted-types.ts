/**
 * What a page may hand to a part of the browser that could run it as code. The server's policy lets through what has passed one of
 * these, and nothing else (Trusted Types, decision 0026); browsers that do not know them take the words as they are.
 */
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';

const { trustedTypes } = globalThis as { trustedTypes?: Pick<TrustedTypePolicyFactory, 'createPolicy'> };

const scriptAddress =
  /^(\/service-worker\.js|\/assets\/yard-worker-[\w-]+\.js|https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=[\w%.-]+)$/;

const scripts = trustedTypes?.createPolicy('scripts', {
  createScriptURL: (address) => only(address, scriptAddress.test(address)),
});

/** The signs on the buttons of the closer look, as PhotoSwipe writes them; nothing at all is good too. */
const sign = /^(<svg aria-hidden="true" class="pswp__icn"([^<]|<\/?(svg|use|path)(?=[ />]))*<\/svg>)?$/;
const handler = /\son\w+\s*=/i;

const signs = trustedTypes?.createPolicy('signs', {
  createHTML: (markup) => only(markup, sign.test(markup) && !handler.test(markup)),
});

function only(text: string, isKnown: boolean): string {
  if (!isKnown) throw new TypeError(`Not to be trusted: ${text.slice(0, 100)}`);
  return text;
}

/** @throws TypeError for an address that no script of the shop has */
export const trustedScript = (address: string): string =>
  (scripts?.createScriptURL(address) ?? address) as string;

/** Markup of PhotoSwipe. @throws TypeError for anything but one of its signs */
export const trustedSign = (markup: string): string => (signs?.createHTML(markup) ?? markup) as string;
