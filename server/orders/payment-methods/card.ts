/** A card, on the page of the provider that takes cards. */
import { takenAtProvider } from './at-provider.ts';

export const card = takenAtProvider('card', {
  paidBackBy: { it: 'la carta con cui hai pagato', en: 'the card you paid with' },
  shopkeeper: {
    it: { name: 'carta', wayBack: 'sulla carta, tramite il gestore dei pagamenti' },
    en: { name: 'card', wayBack: 'to the card, by the payment provider' },
  },
});
