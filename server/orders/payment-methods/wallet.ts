/** A wallet, on the page of the provider that takes wallets: which ones it offers is the shopkeeper's choice there. */
import { takenAtProvider } from './at-provider.ts';

export const wallet = takenAtProvider('wallet', {
  paidBackBy: { it: 'il portafoglio con cui hai pagato', en: 'the wallet you paid with' },
  shopkeeper: {
    it: { name: 'wallet', wayBack: 'sul wallet, tramite il gestore dei pagamenti' },
    en: { name: 'wallet', wayBack: 'to the wallet, by the payment provider' },
  },
});
