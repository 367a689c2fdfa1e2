import { shop } from '../../../shop.config.ts';
import type { Text } from '../text.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Disclaimer',
  lead: 'Che cosa valgono le informazioni di questo sito, e fin dove ne rispondiamo.',
  version: '2026-11',
  updated: '2026-11-21',
  sections: [
    {
      id: 'site',
      title: 'Di chi è il sito',
      blocks: [
        [
          `Il sito è di ${company.name}, ${company.seat}, P. IVA ${company.vatNumber}, REA ${company.rea}, PEC ${company.pec}, e-mail `,
          { words: email, href: `mailto:${email}` },
          '.',
        ],
      ],
    },
    {
      id: 'compatibility',
      title: 'Compatibilità',
      blocks: [
        'L’elenco delle auto su cui un pezzo va bene viene da chi lo ha smontato e dai numeri del costruttore. Lo stesso modello può avere pezzi diversi secondo l’anno, il motore o l’allestimento. Fa fede il numero del costruttore sul tuo pezzo: confrontalo prima di ordinare, o chiedi a noi.',
      ],
    },
    {
      id: 'fitting',
      title: 'Montaggio',
      blocks: [
        'I pezzi vanno montati da chi ne ha le competenze. Ciò che scriviamo su un pezzo non sostituisce le istruzioni del costruttore né il lavoro di un’officina. I pezzi di sicurezza li monta e li certifica solo un autoriparatore iscritto.',
      ],
    },
    {
      id: 'pictures',
      title: 'Disegni, foto e misure',
      blocks: [
        'Un disegno mostra il genere di pezzo, non quello in vendita. I colori di una foto dipendono dallo schermo. Pesi e misure sono indicativi quando lo diciamo.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Marchi',
      blocks: [
        `I nomi e i numeri delle case automobilistiche sono dei loro proprietari. Li usiamo solo per dire da dove viene un pezzo e su che cosa va (art. 21 D.Lgs. 30/2005). ${shop.name} non è legata a nessuna casa automobilistica.`,
      ],
    },
    {
      id: 'links',
      title: 'Siti di altri',
      blocks: [
        'Alcuni collegamenti portano fuori di qui: la chat, la pagina di pagamento, il tracciamento del corriere. Di quei siti risponde chi li gestisce.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilità del sito',
      blocks: [
        'Il sito può fermarsi per manutenzione o per un guasto. Un pezzo visto senza rete può essere già venduto: il carrello lo controlla quando torna la rete.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      blocks: [
        'Niente di ciò che è scritto qui limita la nostra responsabilità per dolo, colpa grave o danni alle persone, né i diritti che la legge dà ai consumatori, come la garanzia legale e il recesso.',
      ],
    },
    {
      id: 'copyright',
      title: 'Testi e immagini',
      blocks: [
        'I testi, i disegni, le fotografie e il nome del negozio sono nostri o usati con licenza. Per ripubblicarli serve il nostro permesso.',
      ],
    },
  ],
};
