import { shop } from '../../../shop.config.ts';
import { list, type Text } from '../text.ts';
import { storedCookies, storedInBrowser } from './stored.ts';

export const text: Text = {
  title: 'Cookie e memoria del browser',
  lead: 'Che cosa il negozio conserva nel tuo dispositivo, perché, e come cancellarlo.',
  version: '2026-11',
  updated: '2026-11-27',
  sections: [
    {
      id: 'short',
      title: 'In breve',
      blocks: [
        'Senza chiedere usiamo solo ciò che serve a far funzionare il negozio: la lingua, l’accesso, il carrello. Per questo non serve il tuo consenso (art. 122 D.Lgs. 196/2003; linee guida del Garante del 10 giugno 2021). Se il negozio usa le statistiche di Google, prima te lo chiede; se non le usa, non vedi nessuna domanda.',
        'Non ci sono cookie di profilazione, e senza il tuo consenso la pagina non carica niente dai siti di altri.',
      ],
    },
    {
      id: 'cookies',
      title: 'I cookie',
      blocks: ['Appartengono a questo sito e a nessun altro.', storedCookies('it')],
    },
    {
      id: 'storage',
      title: 'La memoria del browser',
      blocks: ['Questi dati restano nel tuo dispositivo.', storedInBrowser('it')],
    },
    {
      id: 'statistics',
      title: 'Statistiche',
      blocks: [
        'Quante visite, quanti carrelli e quanti ordini ci sono in un giorno il negozio lo conta da sé: solo il totale, senza cookie e senza niente nel tuo dispositivo. Non conta i browser che mandano il segnale Global Privacy Control.',
        'Nessuno strumento di statistica di altri parte senza il tuo sì. Se il negozio ne attiva uno te lo chiede prima, e rifiutare è facile quanto accettare. Con il tuo sì il codice di Google Analytics arriva dai server di Google e viene a sapere tre cose: che cosa metti nel carrello, quando apri l’ordine e che cosa ordini. Niente pubblicità, e nessun nome o indirizzo.',
        'La scelta si cambia quando vuoi, qui o da “Preferenze cookie” in fondo a ogni pagina; se dici di no, non te lo richiediamo prima di sei mesi.',
      ],
    },
    {
      id: 'control',
      title: 'Come cancellarli',
      blocks: [
        list(
          'Uscire dall’account toglie i cookie dell’accesso.',
          [
            'Dalla pagina ',
            { words: 'Pezzi visti', to: 'viewed' },
            ' cancelli i pezzi visti, e togli il magazzino dal dispositivo se ce lo tieni.',
          ],
          [
            'Dalla pagina ',
            { words: 'I tuoi ordini', to: 'orders' },
            ' togli gli ordini dal dispositivo. Spariscono comunque quando esci, quando la sessione scade, se cancelli l’account o se accede un’altra persona.',
          ],
          'Nelle impostazioni del browser puoi cancellare tutti i dati di questo sito o impedirgli di conservarne. Senza cookie il catalogo si legge lo stesso, ma non puoi accedere né ordinare.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'Domande',
      blocks: [
        [
          'Scrivi a ',
          { words: shop.email, href: `mailto:${shop.email}` },
          '. Gli altri trattamenti e i tuoi diritti sono nella ',
          { words: 'privacy policy', document: 'privacyPolicy' },
          '.',
        ],
      ],
    },
  ],
};
