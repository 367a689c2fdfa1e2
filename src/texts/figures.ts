/** The figures that the texts name, from where the shop itself takes them. */
import type { Locale } from '../../domain/constants.ts';
import { formatMoney } from '../../domain/written-number.ts';
import type { ParcelSize } from '../../domain/shipping.ts';
import { collection, policies, shippingRates } from '../../shop.config.ts';
import type { Block } from './text.ts';

/** Liability for used goods, in years (art. 133(4) Codice del consumo). */
export const guaranteeYears = policies.warrantyMonths / 12;
/** Liability for anything that is no used part, in years, and the time to go to court, in months (art. 133(1) and (2)). */
export const guaranteeYearsByLaw = 2;
export const limitationMonths = 26;
/** Latest delivery in days (art. 61). */
export const deliveryDays = 30;

export const freeShippingOver = (locale: Locale): string =>
  formatMoney(policies.freeShippingOverCents, locale);

/** What it costs at most to send a part back by freight: as much as it came for. */
export function freightAtMost(locale: Locale): string {
  const freight = shippingRates.filter(({ size }) => size === ('PALLET' satisfies ParcelSize));
  return formatMoney(Math.max(...freight.map(({ islandsCents }) => islandsCents)), locale);
}

const collectionWords = {
  it: (where: string, hours: string, days: number) =>
    `Puoi anche ritirare l’ordine da noi, senza spese: ${where}, ${hours}. Da quale giorno è pronto lo vedi prima di ordinare. Ti scriviamo quando puoi passare, e da allora lo teniamo ${days} giorni; se non ci riesci, scrivici. Il rischio di perdita o danno passa a te quando lo ritiri, e da quel giorno si contano quelli per recedere.`,
  en: (where: string, hours: string, days: number) =>
    `You can also collect the order from us, at no charge: ${where}, ${hours}. From which day it is ready you see before you order. We write to you once you can come, and keep it for ${days} days from then on; if you cannot make it, write to us. The risk of loss or damage passes to you when you collect it, and the days to withdraw are counted from that day.`,
} as const satisfies Record<Locale, unknown>;

/** How an order is collected at the yard; nothing where none is. */
export function collectionBlocks(locale: Locale): Block[] {
  if (!collection) return [];
  const { address, hours, keptForDays } = collection;
  const { name, postalCode, city, region } = address;
  const where = `${name}, ${address.address}, ${postalCode} ${city} (${region})`;
  return [collectionWords[locale](where, hours[locale], keptForDays)];
}

const tableWords = {
  it: {
    caption: 'Spese di spedizione per collo, IVA inclusa',
    head: ['Peso', 'Italia', 'Sicilia e Sardegna'],
    upTo: (kg: number) => `fino a ${kg} kg`,
    pallet: (kg: number) => `su bancale, fino a ${kg} kg`,
  },
  en: {
    caption: 'Shipping per parcel, VAT included',
    head: ['Weight', 'Italy', 'Sicily and Sardinia'],
    upTo: (kg: number) => `up to ${kg} kg`,
    pallet: (kg: number) => `on a pallet, up to ${kg} kg`,
  },
} as const satisfies Record<Locale, object>;

/** The rates that an order is priced with. */
export function shippingTable(locale: Locale): Block {
  const { caption, head, upTo, pallet } = tableWords[locale];
  const rows = shippingRates.map(({ size, maxKg, mainlandCents, islandsCents }) => [
    size === 'PALLET' ? pallet(maxKg) : upTo(maxKg),
    formatMoney(mainlandCents, locale),
    formatMoney(islandsCents, locale),
  ]);
  return { kind: 'table', caption, head, rows };
}
