/** What the server writes into the log about orders, and how it is told in Italian: for the tests. */
import type { DeskActionName } from '../../../domain/desk/actions.ts';
import type { Logged } from '../../../domain/desk/log-fields.ts';

export type LogExample = { readonly before?: Logged; readonly after?: Logged; readonly told: string[] };

const address = {
  name: 'Anna Rossi',
  address: 'Via Emilia 1',
  postalCode: '40100',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
};
export const ofOrders = {
  order_paid: [
    {
      before: { state: 'awaiting_payment' },
      after: { state: 'paid' },
      told: ['stato: in attesa di pagamento → pagato'],
    },
  ],
  order_cancelled: [
    {
      before: { state: 'awaiting_payment' },
      after: { state: 'cancelled' },
      told: ['stato: in attesa di pagamento → annullato'],
    },
  ],
  item_picked: [
    {
      before: { code: 'D1-000007', pickedBy: null },
      after: { code: 'D1-000007', pickedBy: 'Anna' },
      told: ['codice: D1-000007', 'preso da: Anna'],
    },
  ],
  item_put_back: [
    {
      before: { code: 'D1-000007', pickedBy: 'Anna' },
      after: { code: 'D1-000007', pickedBy: null },
      told: ['codice: D1-000007', 'preso da: Anna → nessuno'],
    },
  ],
  item_missing: [{ after: { code: 'D1-000007' }, told: ['codice: D1-000007'] }],
  item_broken: [{ after: { code: 'D1-000007' }, told: ['codice: D1-000007'] }],
  order_packed: [{ told: [] }],
  order_unpacked: [{ told: [] }],
  order_shipped: [
    {
      before: { state: 'paid', courier: null, trackingCode: null },
      after: { state: 'shipped', courier: 'BRT', trackingCode: '0123456789' },
      told: ['stato: pagato → spedito', 'corriere: BRT', 'codice del pacco: 0123456789'],
    },
    {
      before: { state: 'shipped', courier: 'BRT', trackingCode: '0123456789' },
      after: { state: 'shipped', courier: 'BRT', trackingCode: '0123456780' },
      told: ['codice del pacco: 0123456789 → 0123456780'],
    },
  ],
  order_delivered: [
    { before: { state: 'shipped' }, after: { state: 'delivered' }, told: ['stato: spedito → consegnato'] },
  ],
  order_handed_over: [
    { before: { state: 'paid' }, after: { state: 'delivered' }, told: ['stato: pagato → consegnato'] },
  ],
  address_corrected: [
    {
      before: address,
      after: { ...address, address: 'Via Emilia 11', postalCode: '40121' },
      told: ['via e numero: Via Emilia 1 → Via Emilia 11', 'CAP: 40100 → 40121'],
    },
  ],
  note_written: [{ after: { text: 'Chiama prima.' }, told: ['testo: Chiama prima.'] }],
  part_refunded: [
    {
      after: { code: 'D1-000007', amount: 1_200, reason: 'defect', note: 'Graffiato.' },
      told: [
        'codice: D1-000007',
        'rimborso: 12,00 €',
        'motivo: diverso dalla descrizione',
        'nota: Graffiato.',
      ],
    },
  ],
  order_refunded: [
    {
      before: { state: 'shipped' },
      after: { state: 'refunded', amount: 360_420 },
      told: ['stato: spedito → rimborsato', 'rimborso: 3.604,20 €'],
    },
  ],
  pieces_cancelled: [
    {
      before: { code: 'D1-000007', pieces: 2 },
      after: { code: 'D1-000007', pieces: 1, amount: 500, note: null },
      told: ['codice: D1-000007', 'pezzi: 2 → 1', 'rimborso: 5,00 €'],
    },
  ],
  return_received: [
    {
      before: { code: 'D1-000007', condition: 'A', price: 2_900 },
      after: {
        code: 'D1-000007-R1',
        condition: 'C',
        price: 900,
        verdict: 'worse',
        photos: 2,
        note: 'Crepa.',
      },
      told: [
        'codice: D1-000007 → D1-000007-R1',
        'com’è: peggiore: si rivende a meno',
        'condizione: A, come nuovo → C, usato sano',
        'foto: 2',
        'prezzo: 29,00 € → 9,00 €',
        'nota: Crepa.',
      ],
    },
    {
      after: { code: 'D1-000007', verdict: 'good', note: null },
      told: ['codice: D1-000007', 'com’è: buono, come quando è partito'],
    },
    {
      before: { place: 'A-1' },
      after: { code: 'D1-000007', verdict: 'good', note: null, place: 'B-2' },
      told: ['codice: D1-000007', 'com’è: buono, come quando è partito', 'posizione: A-1 → B-2'],
    },
  ],
  return_refunded: [
    {
      after: { code: 'D1-000007', amount: 1_000, withheld: 250, note: 'Montato.' },
      told: ['codice: D1-000007', 'rimborso: 10,00 €', 'trattenuti: 2,50 €', 'nota: Montato.'],
    },
  ],
  parcel_lost: [
    {
      before: { courier: 'BRT', trackingCode: '0123456789' },
      after: { state: 'refunded', amount: 1_000, note: null },
      told: ['stato: rimborsato', 'corriere: BRT', 'codice del pacco: 0123456789', 'rimborso: 10,00 €'],
    },
  ],
  parcel_sent_again: [
    {
      before: { courier: 'BRT', trackingCode: '0123456789' },
      after: { state: 'paid', pieces: 'others' },
      told: ['stato: pagato', 'corriere: BRT', 'codice del pacco: 0123456789', 'pezzi: altri uguali'],
    },
  ],
  safety_passed: [
    {
      before: { repairer: 'BO-123', plate: 'AB123CD' },
      after: { codes: ['D1-000007', 'D1-000008'] },
      told: ['codici: D1-000007, D1-000008', 'iscrizione: BO-123', 'targa: AB123CD'],
    },
    {
      before: {
        companyName: 'Officina Rossi',
        vatNumber: '01234560371',
        repairer: 'BO-123',
        plate: 'AB123CD',
      },
      after: { codes: ['D1-000007'], note: 'Visto in Camera di commercio.' },
      told: [
        'codici: D1-000007',
        'iscrizione: BO-123',
        'targa: AB123CD',
        'ditta: Officina Rossi',
        'partita IVA: 01234560371',
        'nota: Visto in Camera di commercio.',
      ],
    },
  ],
  safety_refused: [
    {
      before: { repairer: 'BO-123', plate: null },
      after: { codes: ['D1-000007'], amount: 1_200, note: 'Non iscritto.' },
      told: ['codici: D1-000007', 'iscrizione: BO-123', 'rimborso: 12,00 €', 'nota: Non iscritto.'],
    },
  ],
} satisfies Partial<Record<DeskActionName, LogExample[]>>;
