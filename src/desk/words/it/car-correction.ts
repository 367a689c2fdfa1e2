/** What the desk says where a donor car is put right, in Italian. */
import { firstCarYear, highestPowerKw } from '../../../../domain/facts/believed.ts';
import type { CarFactName } from '../../../../domain/facts/fact-names.ts';
import { formatNumber } from '../../../../domain/written-number.ts';
import { pieces } from './pieces.ts';

export const carCorrection = {
  carCorrection: {
    open: 'Correggi l’auto',
    title: 'Correggi l’auto',
    holds: (count: number): string => `Vale per ${pieces(count)}.`,
    about: 'Cambiano subito tutte le loro pagine e la ricerca. Vuoto vuol dire che non si sa.',
    fields: {
      year: 'Anno',
      mileageKm: 'Chilometri',
      engineCode: 'Sigla motore',
      fuel: 'Carburante',
      colour: 'Colore',
      colourCode: 'Codice colore',
      powerKw: 'Potenza in kW',
      gearboxCode: 'Sigla cambio',
      vin: 'Telaio',
      plate: 'Targa',
    } satisfies Record<CarFactName, string>,
    /** What a field takes, where what was typed cannot be. */
    wrong: {
      year: `Quattro cifre, dal ${firstCarYear} all’anno prossimo.`,
      mileageKm: 'Un numero intero, fino a due milioni.',
      powerKw: `Un numero intero, da 1 a ${formatNumber(highestPowerKw, 'it')}.`,
      vin: 'Il telaio ha 17 segni, tra cifre e lettere, senza I, O e Q.',
    },
    yardOnly: 'Telaio e targa li vediamo solo noi.',
    save: 'Salva l’auto',
    saved: (count: number): string => `Auto corretta per ${pieces(count)}.`,
  },
};
