/** What the desk says of notices on a telephone, in Italian. */
import type { PushWay } from '../../../browser/push.ts';

export const push = {
  push: {
    title: 'Su questo telefono anche come avviso',
    about:
      'Quello che hai scelto sopra, appena succede, anche a schermo bloccato. L’avviso dice che cosa è successo e il numero dell’ordine: niente nomi né indirizzi. Se esci dal banco, qui non arriva più niente.',
    on: 'Attivi su questo telefono.',
    off: 'Spenti su questo telefono.',
    begin: 'Attiva gli avvisi',
    end: 'Spegni',
    obstacles: {
      forbidden:
        'Il browser ha bloccato gli avvisi di questo sito. Sbloccali nelle sue impostazioni, poi torna qui.',
      unavailable:
        'Qui il browser non riesce ad attivarli. Riprova più tardi: intanto le novità arrivano per mail.',
    },
    ways: {
      ready: '',
      install_first:
        'Su iPhone e iPad prima metti il banco tra le app: Condividi, poi “Aggiungi alla schermata Home”. Aprilo da lì e torna qui.',
      none: 'Questo browser non mostra avvisi: le novità arrivano per mail.',
    } satisfies Record<PushWay, string>,
  },
};
