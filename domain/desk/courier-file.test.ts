import { expect, test } from 'vitest';
import { parcelsIn } from './courier-file.ts';

const sent = (orderNumber: string, trackingCode: string | undefined) => ({ orderNumber, trackingCode });

test('codes stand under their name, whatever else the courier tells of a parcel', () => {
  expect(
    parcelsIn([
      ['Data', 'Rif. mittente', 'Destinatario', 'Telefono', 'Numero spedizione', 'Segnacollo'],
      ['28/11/2026', 'S-26-VKT76X', 'Rossi Maria', '3331234567', '172610004421', '0172610004421001'],
      ['28/11/2026', 's26p8b04y', 'Bianchi', '3331234568', '172610004422', '0172610004422001'],
      ['', 'Totale', '2', '', '', ''],
    ]),
  ).toEqual([sent('S-26-VKT76X', '0172610004421001'), sent('S-26-P8B04Y', '0172610004422001')]);
});

test('without a heading the one long code of a line is taken, and of several none', () => {
  expect(
    parcelsIn([
      ['1ZW9999W6801234567', 'ordine S-26-VKT76X', '40127', '2026-11-28', '+39 333 1234567', '12,50'],
      ['1ZW9999W6801234568', 'S-26-P8B04Y', '172610004422'],
      ['1ZW9999W6801234569', 'un altro negozio'],
    ]),
  ).toEqual([sent('S-26-VKT76X', '1ZW9999W6801234567'), sent('S-26-P8B04Y', undefined)]);
});

test('of an order in several parcels the first code stands, and one that Excel was kept from is read', () => {
  expect(
    parcelsIn([
      ['LDV', 'Riferimento'],
      ['', 'S-26-VKT76X'],
      ['="BO0012345678"', 'S-26-VKT76X'],
      ['BO0012345679', 'S-26-VKT76X'],
    ]),
  ).toEqual([sent('S-26-VKT76X', 'BO0012345678')]);
});

test('an account, a telephone, a day and a total are no code, and a parcel of two orders has one for both', () => {
  expect(
    parcelsIn([
      ['20260312174422', '0352217764', '067010412387', '26000412', 'S-26-VKT76X', '3,400'],
      ['20260312174510', '3408811209', '', '26000413', 's-26-t5wnz8', '2,100'],
      ['20260312174512', '0706640118', '287051A012345', '26000414', 'Ordini S-26-M0XG4D, S-26-PT28EF', '6,2'],
    ]),
  ).toEqual([
    sent('S-26-VKT76X', '067010412387'),
    sent('S-26-T5WNZ8', undefined),
    sent('S-26-M0XG4D', '287051A012345'),
    sent('S-26-PT28EF', '287051A012345'),
  ]);
});

test('under names only what they name is a code, also where it stands under the second of them', () => {
  expect(
    parcelsIn([
      ['Report del giorno', '12/03/2026'],
      ['Rif. mittente', 'N. conto', 'Master tracking', 'Tracking URL', 'Lettera di vettura TNT'],
      ['S-26-VKT76X', '740561288', '794613304128', 'https://t.example/794613304128', ''],
      ['S-26-P8B04Y', '740561288', '', '', 'MY41877205'],
      ['S-26-T5WNZ8', '740561288', '7,94613E+11', '', ''],
    ]),
  ).toEqual([
    sent('S-26-VKT76X', '794613304128'),
    sent('S-26-P8B04Y', 'MY41877205'),
    sent('S-26-T5WNZ8', undefined),
  ]);
});
