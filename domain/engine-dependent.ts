/** Which kinds of part are made for an engine: of one model and year petrol, diesel and gas bear others, or others bear them. */
import type { PartSummary } from './contract/parts.ts';

/**
 * By the words of a kind's slug, which is the same in every language and database. What a yard put into a group alone, without a kind,
 * is one of these wherever the group has any: nobody knows that it is none.
 */
const madeForAnEngine = new RegExp(
  String.raw`^(?!cofano|pomello).*\b(${[
    // The engine, what feeds it and what it breathes out.
    'motore|testata|albero|olio|collettore|turbocompressore|punterie|volano',
    'alimentazione|iniettor[ei]|pressione|carburante|farfallato|debimetro|egr|filtro|gpl',
    'scarico|catalizzatore|marmitta|lambda',
    // What cools it, and what it drives.
    'raffreddamento|acqua|intercooler|elettroventola|espansione|condensatore|compressore|idroguida',
    'trasmissione|cambio|semiasse|differenziale|frizione|ripartitore|convertitore',
    // What starts and steers it.
    'impianto|alternatore|avviamento|bobina|trazione|candelette|fusibili',
    'elettronica|kit-accensione|body|quadro',
    // What carries and stops its weight.
    'molla|disco|pinza|servofreno|abs',
  ].join('|')})\b`,
);

export const dependsOnEngine = ({ slug }: Pick<PartSummary['category'], 'slug'>): boolean =>
  madeForAnEngine.test(slug);
