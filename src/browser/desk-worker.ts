/** The service worker of the yard's desk, which has nothing to do with the shop's. */
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';

const address = '/desk/service-worker.js';

const { trustedTypes } = globalThis as { trustedTypes?: Pick<TrustedTypePolicyFactory, 'createPolicy'> };
/** The only script that the desk's page ever hands to the browser. */
const scripts = trustedTypes?.createPolicy('scripts', {
  createScriptURL: (asked) => (asked === address ? asked : ''),
});

/** Has the desk opened without a network from now on, where the browser allows workers. */
export async function registerDeskWorker(): Promise<void> {
  try {
    const trusted = (scripts?.createScriptURL(address) ?? address) as string;
    await navigator.serviceWorker.register(trusted, { scope: '/desk' });
  } catch {
    // Forbidden, or no line: the next opening tries again.
  }
}
