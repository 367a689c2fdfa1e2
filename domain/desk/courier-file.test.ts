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
      ['1ZW9999W6801234568', 'S-26-P8B04Y', 'R123456789'],
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
