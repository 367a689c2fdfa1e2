/** Who sells, who buys and where it goes, beside each other. */
import { buyerName } from '../../../domain/buyer.ts';
import { shop } from '../../../shop.config.ts';
import { addressLines } from '../../mail/confirmation-lines.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { left, width, type Paper } from './paper.ts';

const gap = 18;
const column = (width - 2 * gap) / 3;

export function drawParties(paper: Paper, { row }: PaidOrder): void {
  const { locale } = row;
  const words = invoiceWords[locale];
  paper.rule();
  paper.y += 12;
  const above = paper.y;
  const ends = [
    { title: words.seller, lines: sellerLines(words.vatNumber) },
    { title: words.billing, lines: [...buyerLines(row)] },
    { title: words.delivery, lines: addressLines(row.deliveryAddress, locale) },
  ].map(({ title, lines }, nth) => {
    const at = { x: left + nth * (column + gap), width: column };
    const of = paper.part('Sect');
    paper.y = above;
    paper.y += paper.write(title, { ...at, face: 'bold' }, { of, as: 'H2' }) + 2;
    for (const line of lines) paper.y += paper.write(line, { ...at, size: 9 }, { of }) + 1;
    return paper.y;
  });
  paper.y = Math.max(...ends) + 18;
}

const { name, seat, vatNumber, rea, pec } = shop.company;
const sellerLines = (vat: string): string[] => [name, seat, `${vat} ${vatNumber}`, `REA ${rea}`, pec];

/** The address with the name that the invoice goes to, then whose tax codes these are. */
function buyerLines({ buyer, billingAddress, locale }: PaidOrder['row']): string[] {
  const words = invoiceWords[locale];
  const who = buyerName(buyer);
  const codes = (['vatNumber', 'fiscalCode', 'uniqueCode', 'pecAddress'] as const).flatMap((code) =>
    buyer[code] ? [`${words[code]} ${buyer[code]}`] : [],
  );
  return [...(who === billingAddress.name ? [] : [who]), ...addressLines(billingAddress, locale), ...codes];
}
