import { lowestPriceDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { policies, shop } from '../../../shop.config.ts';
import {
  collectionBlocks,
  deliveryDays,
  freeShippingOver,
  guaranteeYears,
  guaranteeYearsByLaw,
  limitationMonths,
  shippingTable,
} from '../figures.ts';
import { timesToPay, waysToPay } from '../payment-methods.ts';
import { list, steps, type Text } from '../text.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Termini e condizioni di vendita',
  lead: `Le regole di un acquisto su ${shop.name}: chi vende, quanto costa, come si paga, come arriva e quali diritti hai.`,
  version: consentWording.version,
  updated: '2026-11-27',
  sections: [
    {
      id: 'seller',
      title: 'Chi vende',
      blocks: [
        `Vende ${company.name}, ${company.seat}. Capitale sociale ${company.shareCapital}, partita IVA ${company.vatNumber}, REA ${company.rea}.`,
        [
          'Ci trovi per e-mail a ',
          { words: email, href: `mailto:${email}` },
          `, per PEC a ${company.pec} e al telefono ${shop.phones[0]}.`,
        ],
        'Queste condizioni valgono per gli ordini fatti su questo sito. Sei consumatore se compri per scopi estranei alla tua attività di lavoro o d’impresa: allora hai tutti i diritti del Codice del consumo (D.Lgs. 206/2005), e niente di ciò che segue li riduce.',
      ],
    },
    {
      id: 'parts',
      title: 'I pezzi',
      blocks: [
        'Vendiamo ricambi originali usati, smontati da veicoli. Di ogni pezzo indichiamo il numero del costruttore, il grado di usura (A come nuovo, B buono, C usato ma sano) e l’auto da cui viene, quando la conosciamo.',
        'Molti pezzi sono unici. Le fotografie mostrano il pezzo in vendita. Un disegno al posto della fotografia mostra solo il genere di pezzo.',
        'Prima di ordinare confronta il numero del costruttore con quello del tuo pezzo. Se hai un dubbio scrivici: controllare prima costa meno di un reso.',
      ],
    },
    {
      id: 'prices',
      title: 'Prezzi e IVA',
      blocks: [
        'I prezzi sono in euro e comprendono l’IVA. Le spese di spedizione si aggiungono, e le vedi nel carrello prima di ordinare.',
        'Ai pezzi usati applichiamo di norma il regime del margine (art. 36 D.L. 41/1995): l’IVA è già nel prezzo, in fattura non compare a parte, e chi compra con partita IVA non può detrarla. I pezzi che abbiamo comprato con IVA li vendiamo con l’IVA ordinaria: anche questa è già nel prezzo, e in fattura la vedi a parte.',
        `Accanto a un prezzo ridotto trovi il più basso che abbiamo praticato nei ${lowestPriceDays} giorni prima della riduzione (art. 17-bis Codice del consumo).`,
        'Vale il prezzo che vedi quando ordini. Se nel frattempo è cambiato te lo diciamo, e decidi tu.',
        `Lo sconto di benvenuto è del ${policies.welcomeDiscount.percent}% sui pezzi del primo ordine, fatto entro ${policies.welcomeDiscount.withinDays} giorni dalla registrazione, dopo che hai confermato la tua casella di posta dal link che ti mandiamo. Vale una volta sola: per casella, e per codice fiscale o partita IVA, con qualsiasi account. Un ordine annullato, o rimborsato per intero, non conta. Lo togliamo da soli, e lo vedi in una riga a parte.`,
      ],
    },
    {
      id: 'order',
      title: 'Come si ordina',
      blocks: [
        steps(
          'Metti i pezzi nel carrello. Il carrello non li tiene da parte.',
          'Accedi o registrati, scegli gli indirizzi e il modo di pagare.',
          'Controlla il riepilogo. Puoi ancora tornare indietro e correggere tutto.',
          'Premi «Ordina con obbligo di pagare».',
        ),
        `Da quel momento li teniamo da parte per te: ${timesToPay('it')}. Se il pagamento non arriva, l’ordine si annulla da solo e non devi niente.`,
        'Il contratto è concluso quando ti mandiamo per e-mail la conferma dell’ordine. Se per un nostro errore un pezzo non c’è più, te lo diciamo subito e ti rimborsiamo.',
        'Conserviamo l’ordine e la versione delle condizioni che hai accettato. Ritrovi l’ordine nel tuo account. Puoi concludere il contratto in italiano o in inglese.',
      ],
    },
    {
      id: 'payment',
      title: 'Pagamento',
      blocks: [
        list(...waysToPay('it')),
        'Nessun modo di pagare costa di più (art. 62 Codice del consumo). Se un pagamento arriva dopo l’annullamento, l’ordine vale se il pezzo c’è ancora; altrimenti ti rimborsiamo tutto.',
      ],
    },
    {
      id: 'shipping',
      title: 'Spedizione e consegna',
      blocks: [
        `Consegniamo in Italia, con ${shop.couriers.join(', ')}.`,
        shippingTable('it'),
        `I pezzi di un ordine viaggiano insieme, nella classe che serve al pezzo più grande e al peso totale. Sopra ${freeShippingOver('it')} di merce, tolti gli sconti, la spedizione è gratis. Ogni pezzo su bancale paga sempre il suo trasporto.`,
        ...collectionBlocks('it'),
        `Consegniamo senza ritardo, al più tardi entro ${deliveryDays} giorni dalla conclusione del contratto (art. 61 Codice del consumo). Se non ci riusciamo puoi fissarci un nuovo termine adeguato; passato anche quello, puoi risolvere il contratto e ti rimborsiamo tutto.`,
        'Se sei consumatore, il rischio di perdita o danno passa a te solo quando ricevi il pacco (art. 63). Se arriva rovinato, fotografa l’imballo e scrivici: ci aiuta con il corriere, ma i tuoi diritti non dipendono da questo.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Diritto di recesso',
      blocks: [
        [
          `Puoi recedere entro ${policies.withdrawalDays.individual} giorni dalla consegna, senza spiegare perché (art. 52 Codice del consumo). Come si fa, chi paga il ritorno e il modulo tipo sono nella pagina `,
          { words: 'Recedere dal contratto', to: 'withdrawal' },
          '.',
        ],
      ],
    },
    {
      id: 'guarantee',
      title: 'Garanzia legale di conformità',
      blocks: [
        `Rispondiamo dei difetti di conformità che il pezzo ha alla consegna (artt. 128–135-septies Codice del consumo). Per i beni usati la legge permette di limitare questa responsabilità a un anno (art. 133, comma 4) invece di ${guaranteeYearsByLaw}: da noi dura ${guaranteeYears} anno dalla consegna, e te lo facciamo accettare a parte quando ordini.`,
        'Un difetto che si manifesta in quell’anno si presume presente già alla consegna, salvo prova contraria e se la natura del pezzo o del difetto non lo esclude (art. 135).',
        'Hai diritto, senza spese:',
        list(
          'al ripristino della conformità, con la riparazione o la sostituzione a tua scelta, se è possibile e non è sproporzionato;',
          'altrimenti a una riduzione adeguata del prezzo o alla risoluzione del contratto con il rimborso, che per un difetto lieve non spetta (art. 135-bis).',
        ),
        'Un pezzo usato spesso è unico. Se non si può riparare e non ne abbiamo uno uguale, scegli tra riduzione e rimborso.',
        'Non sono difetti l’usura che corrisponde al grado e ai chilometri dichiarati, ciò che ti abbiamo segnalato e hai accettato espressamente, e i danni da montaggio sbagliato fatto da altri.',
        [
          `Per usarla scrivi a `,
          { words: email, href: `mailto:${email}` },
          ` con il numero dell’ordine, due righe sul difetto e qualche foto. L’azione in giudizio si prescrive in ${limitationMonths} mesi dalla consegna (art. 133, comma 2).`,
        ],
      ],
    },
    {
      id: 'safety-parts',
      title: 'Pezzi di sicurezza',
      blocks: [
        'Freni, sterzo, sospensioni, cinture e airbag usati si possono vendere solo a imprese di autoriparazione iscritte secondo la L. 122/1992 (D.Lgs. 209/2003, art. 15, comma 7). La pagina del pezzo lo dice.',
        'Chi li ordina dichiara il numero di iscrizione, che resta scritto nell’ordine. L’officina certifica che il pezzo è idoneo e funzionante, e lo indica nella fattura al suo cliente.',
      ],
    },
    {
      id: 'companies',
      title: 'Se compri per la tua attività',
      blocks: [
        `Il Codice del consumo non si applica. Ti lasciamo però restituire i pezzi entro ${policies.withdrawalDays.legal} giorni dalla consegna, alle stesse condizioni.`,
        'Per i vizi valgono gli artt. 1490–1497 del codice civile: vanno denunciati entro otto giorni dalla scoperta, e l’azione si prescrive in un anno dalla consegna.',
        'Con la partita IVA indica il codice destinatario o la PEC: la fattura elettronica arriva lì.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclami e controversie',
      blocks: [
        [
          'Scrivi prima a noi, a ',
          { words: email, href: `mailto:${email}` },
          '. Se non ci accordiamo, puoi rivolgerti a un organismo di risoluzione alternativa delle controversie (artt. 141 e seguenti Codice del consumo): l’elenco è sul sito del Ministero delle imprese e del made in Italy. Ti diremo per iscritto se partecipiamo.',
        ],
        'La piattaforma europea ODR è chiusa dal 20 luglio 2025 e non si può più usare.',
        'Resta sempre il giudice. Se sei consumatore è quello del luogo dove abiti o hai il domicilio in Italia (art. 66-bis).',
      ],
    },
    {
      id: 'law',
      title: 'Legge e modifiche',
      blocks: [
        'Si applica la legge italiana. Per ogni ordine vale la versione che hai accettato: una nuova vale solo per gli ordini successivi.',
      ],
    },
  ],
};
