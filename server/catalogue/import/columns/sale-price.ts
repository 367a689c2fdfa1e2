/** Two prices of a web shop: one that is struck out, and on some lines one that is asked instead. Pure. */
import { readDay } from '../cells/days.ts';
import { fold } from '../letters.ts';
import type { Described } from './described.ts';

/** Names of a price for a while: folded, anywhere within. */
const ofSale =
  /offert|scont|saldo|sale|promo|special|discounted|angebot|aktion|reduzi|sonder|sold[eé]|barre|rebaj|ofert|oferta|akcij|nuolaid|obnizk|actieprijs|aanbied|korting|desconto|redus|reducere|kampanj|extrapris|tilbud|akci[ae]|akcn[iya]|zlav|zlev|slev|vypredaj|vyprodej|akcij|popust|snizen|znizan|akcio|kedvezm|learaz/;
/** Of the usual one. That of a new piece, the least one and what sending costs are never asked. */
const ofUsual =
  /listino|base|normale|regolare|pieno|originale|list price|regular|full|usual|standard|regular|normal|liste|tarif|habitual|intreg|ordinarie|regularn|zwykl|iprast|normaal|normale|tabela|bezn|povodn|puvodn|eredeti|regi|redovn|redna|stara/;
const never =
  /nuovo|neu|new|neuf|nuevo|now[aey]|nauj|minim|sped|ship|versand|port|envio|wysyl|siunt|nieuw|nov[oa]|verzend|\bnou\b|nypris|doprav|postovn|szallit|beszerz|nabav|postarin|postnin|dostav|nakup|frakt|fragt|livrare/;

const filled = ({ texts, rows }: Described): number => (rows === 0 ? 0 : texts.length / rows);

/** Above that share of the lines nothing is on sale: it is the price. */
const mostOnSale = 0.9;

/**
 * The usual price, where the column that was taken for the price is one of a sale, which most lines have none of.
 *
 * @param others columns that mean nothing, or a price that is not asked
 */
export function usualPriceBeside(taken: Described, others: readonly Described[]): Described | undefined {
  if (!ofSale.test(fold(taken.header)) || filled(taken) > mostOnSale) return undefined;
  return others.find((other) => {
    const name = fold(other.header);
    return ofUsual.test(name) && !never.test(name) && !ofSale.test(name) && filled(other) > filled(taken);
  });
}

/**
 * The price of a sale beside the usual one: `sale_price` beside `regular_price`.
 *
 * @param others columns that may be a price, and were not taken for the one that is asked
 */
export function salePriceBeside(taken: Described, others: readonly Described[]): Described | undefined {
  if (!ofUsual.test(fold(taken.header))) return undefined;
  return others.find(({ header, texts }) => {
    const name = fold(header);
    return texts.length > 0 && ofSale.test(name) && !ofUsual.test(name) && !never.test(name);
  });
}

const begins =
  /(?<!\p{L})(?:inizi\p{L}*|starts?|begins?|from|dal|da|von|ab|beginn|startdatum|debut|du|desde|inicio|od|poczatek|van|begin|pradzia|nuo)(?!\p{L})/u;
const ends =
  /(?<!\p{L})(?:fine|ends?|ended|to|until|scad\p{L}*|al|fino|bis|ende|enddatum|fin|au|hasta|do|koniec|konca|tot|einde|pabaiga|iki)(?!\p{L})/u;

/**
 * The columns that say from which day and to which day an offer runs: `Data di fine del prezzo in offerta`.
 *
 * @param others columns that mean nothing else
 */
export function daysOfSale(others: readonly Described[]): { from?: Described; to?: Described } {
  const days = others.filter(
    ({ header, texts }) =>
      ofSale.test(fold(header)) && texts.length > 0 && texts.every((text) => readDay(text) !== undefined),
  );
  const called = ({ header }: Described): string => fold(header).replaceAll('_', ' ');
  const to = days.find((one) => ends.test(called(one)));
  const from = days.find((one) => one !== to && begins.test(called(one)));
  return { ...(from && { from }), ...(to && { to }) };
}
