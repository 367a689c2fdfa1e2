/** What the desk says of invoices, credit notes and the register of takings, in Italian. */
import type { InvoiceState } from '../../../../domain/invoicing/issued-invoices.ts';
import type { DocumentKind } from '../../../../domain/invoicing/fattura.ts';
import type { VatScheme } from '../../../../domain/vocabulary.ts';

export const papers = {
  papers: {
    title: 'Documenti',
    kinds: { TD01: 'fattura', TD04: 'nota di credito' } satisfies Record<DocumentKind, string>,
    states: { issued: 'da inviare', sent: 'inviata', refused: 'scartata' } satisfies Record<
      InvoiceState,
      string
    >,
    notSetUp:
      'Il negozio non emette ancora fatture da solo: lo imposta chi segue il computer del negozio, appena gli dai quello che hai deciso con il commercialista (da che giorno, con che lettera nel numero, con quale regime IVA); fino ad allora la fattura si fa ordine per ordine.',
    notSetUpWhere: 'Per chi lo fa: «invoicing» in shop.config.ts; il giorno è «since».',
    due: 'Da emettere',
    dueKinds: { invoice: 'fattura', credit_note: 'nota di credito' },
    nothingDue: 'Non c’è niente da emettere.',
    paidOn: (day: string): string => `pagato il ${day}`,
    late: (days: number): string =>
      `${days === 1 ? 'un giorno' : `${days} giorni`} oltre i dodici della legge: senti il commercialista`,
    issue: 'Emetti',
    issueOf: (number: string): string => `Emetti per l’ordine ${number}`,
    issueAll: (count: number): string => `Emetti tutto (${count})`,
    issued: (numbers: readonly string[]): string =>
      numbers.length === 0
        ? ''
        : numbers.length === 1
          ? `Emesso il documento ${numbers[0]}.`
          : `Emessi ${numbers.length} documenti, da ${numbers[0]} a ${numbers.at(-1)}.`,
    notIssued: (number: string): string =>
      `Per l’ordine ${number} non è stato emesso niente: SdI lo scarterebbe.`,
    putRight: 'Correggi i dati del cliente',
    list: 'Fatture e note di credito',
    narrow: 'Mostra',
    state: 'Stato',
    kind: 'Tipo',
    month: 'Mese',
    all: 'Tutti',
    none: 'Documenti così non ce ne sono.',
    noneYet: 'Non c’è ancora nessun documento.',
    more: 'Prima di questi',
    choose: (number: string): string => `Scegli ${number}`,
    chosen: (count: number): string => (count === 1 ? '1 scelto' : `${count} scelti`),
    zipAll: 'Scarica tutti questi (ZIP)',
    zipChosen: (count: number): string => `Scarica i ${count} scelti (ZIP)`,
    zipOne: 'Scarica quello scelto (ZIP)',
    markChosen: 'Segna come inviati',
    order: (number: string): string => `ordine ${number}`,
    sentOn: (when: string, times: number): string =>
      times === 1 ? `inviata ${when}` : `inviata ${times} volte, l’ultima ${when}`,
    refusedOn: (when: string, why: string): string => `scartata ${when}: ${why}`,
    back: 'Tutti i documenti',
  },
  paper: {
    title: (kind: string, number: string): string =>
      `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`,
    of: (day: string): string => `del ${day}`,
    xml: 'Scarica l’XML',
    courtesy: 'Fattura di cortesia (PDF)',
    buyer: 'Intestata a',
    vatNumber: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    recipient: 'Codice destinatario',
    pec: 'PEC',
    lines: 'Righe',
    summaries: 'Riepilogo IVA',
    sums: { rate: 'IVA', taxable: 'Imponibile', tax: 'Imposta' },
    total: 'Totale',
    stamp: (amount: string): string => `Bollo virtuale: ${amount}, a carico nostro.`,
    files: 'File',
    made: (when: string): string => `fatto ${when}`,
    sent: 'È stata inviata',
    sentAgain: 'È stata inviata di nuovo',
    refused: 'SdI l’ha scartata',
    refusedTitle: (number: string): string => `SdI ha scartato ${number}`,
    refusedAbout:
      'Vale come non emessa: va inviata di nuovo, corretta, entro cinque giorni, con lo stesso numero e la stessa data.',
    reason: 'Che cosa ha detto SdI',
    reasonHint: 'Per esempio: 00305, IdCodice non valido.',
    doRefuse: 'Segna come scartata',
    correct: 'Rifai il documento',
    correctAbout:
      'Scrivi solo quello che era sbagliato: il resto rimane. Il numero e la data restano gli stessi, il file è nuovo.',
    doCorrect: 'Rifai con questi dati',
  },
  paperDetails: {
    companyName: 'Ditta',
    fiscalCode: 'Codice fiscale',
    vatNumber: 'Partita IVA',
    vatNumberHint: 'Se è estera, con le lettere del paese: DE123456789.',
    uniqueCode: 'Codice destinatario',
    pecAddress: 'PEC',
    now: (value: string): string => `Adesso: ${value}`,
  },
  orderPapers: {
    open: 'Fattura e documenti',
    title: (number: string): string => `Documenti, ordine ${number}`,
    notPaid: 'L’ordine non è pagato: la fattura non c’è ancora.',
    noneYet: 'Di questo ordine non è ancora emesso niente.',
    missing: {
      invoice: 'Ha diritto alla fattura, che non è ancora emessa.',
      credit_note: 'Un rimborso non ha ancora la nota di credito.',
    },
    notByItself: 'La fattura non è ancora emessa: il negozio non la emette da solo.',
    issue: { invoice: 'Emetti la fattura', credit_note: 'Emetti la nota di credito' },
    details: 'Dati del cliente per la fattura',
    detailsAbout:
      'Scrivi solo quello che manca o è sbagliato: il resto è come nell’ordine. Un privato in Italia deve avere il codice fiscale.',
    detailsIssued:
      'La fattura è già emessa e non cambia. Quello che scrivi vale se SdI la scarta e va rifatta.',
    ask: 'Vuole la fattura con questi dati',
    asked: 'Preso nota.',
  },
  takings: {
    title: 'Corrispettivi',
    about:
      'Le vendite senza fattura, per giorno di pagamento e per regime IVA. Un rimborso conta nel giorno in cui è partito. Chi chiede la fattura più tardi esce dai totali del suo giorno.',
    noRegister: 'Ogni vendita ha la sua fattura: non c’è niente da annotare nei corrispettivi.',
    nothing: 'In questo mese non c’è niente da annotare.',
    caption: 'Corrispettivi giorno per giorno',
    earlier: 'Mese prima',
    later: 'Mese dopo',
    schemes: { margin: 'margine', ordinary: 'ordinario' } satisfies Record<VatScheme, string>,
    columns: {
      day: 'Giorno',
      sales: 'Vendite',
      taken: 'Incassato',
      givenBack: 'Rimborsato',
      total: 'Corrispettivo',
      taxable: 'Imponibile',
      tax: 'Imposta',
    },
    total: 'Totale',
    file: 'Scarica per il foglio di calcolo (CSV)',
  },
};
