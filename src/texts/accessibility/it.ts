import { shop } from '../../../shop.config.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Dichiarazione di accessibilità',
  lead: 'Come il negozio si usa con la tastiera, con un lettore di schermo o con lo zoom, che cosa manca, e a chi dirlo.',
  version: '2026-11',
  updated: '2026-11-21',
  sections: [
    {
      id: 'service',
      title: 'Il servizio',
      blocks: [
        `${shop.name} vende ricambi usati online. Si cerca un pezzo, si legge la sua scheda, si mette nel carrello, si ordina e si paga; nell’account si ritrovano ordini e indirizzi. È un servizio di commercio elettronico secondo il D.Lgs. 82/2022, che attua la direttiva (UE) 2019/882.`,
      ],
    },
    {
      id: 'standard',
      title: 'La regola che seguiamo',
      blocks: [
        'Le WCAG 2.2, livello AA, che comprendono i requisiti per il web della norma EN 301 549.',
        list(
          'Tutto si fa con la sola tastiera; il punto in cui sei si vede sempre, e il primo collegamento porta al contenuto.',
          'Ogni pagina ha un solo titolo principale e aree con un nome. Cambiando pagina il lettore di schermo legge il nuovo titolo.',
          'I campi hanno un’etichetta, e l’errore è scritto accanto al campo.',
          'I testi hanno il contrasto richiesto in tema chiaro e scuro, e si ingrandiscono al 200% senza perdere niente. A 320 pixel di larghezza non si scorre di lato.',
          'I bersagli del tocco misurano 44 pixel. Le animazioni si fermano se il dispositivo lo chiede.',
          'I documenti PDF hanno titolo, lingua, struttura e segnalibri.',
        ),
      ],
    },
    {
      id: 'state',
      title: 'Stato e limiti',
      blocks: [
        'Ci consideriamo parzialmente conformi. Ogni pagina è controllata con strumenti automatici (axe) e i percorsi principali con la tastiera.',
        list(
          'Non abbiamo ancora fatto provare il negozio a persone con disabilità.',
          'Le fotografie dei pezzi hanno una descrizione breve, fatta con il nome e il numero del pezzo: non descrive i difetti che si vedono. Se non vedi la foto, te la descriviamo noi.',
          'La pagina di pagamento è del gestore dei pagamenti, e ne risponde lui.',
        ),
      ],
    },
    {
      id: 'feedback',
      title: 'Se qualcosa non funziona',
      blocks: [
        [
          'Scrivi a ',
          { words: shop.email, href: `mailto:${shop.email}` },
          ` o chiama ${shop.phones[0]}: dicci la pagina, che cosa volevi fare e con quali strumenti. Ti aiutiamo a finire l’acquisto in un altro modo, anche al telefono, e correggiamo l’errore.`,
        ],
        [
          'Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale, che vigila sui servizi: ',
          { words: 'agid.gov.it', href: 'https://www.agid.gov.it' },
          '.',
        ],
      ],
    },
    {
      id: 'date',
      title: 'Quando è stata scritta',
      blocks: [
        'Questa dichiarazione nasce da una nostra verifica. La rivediamo a ogni cambiamento importante, e almeno una volta l’anno.',
      ],
    },
  ],
};
