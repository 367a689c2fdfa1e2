/** The top of an invoice: the shop's sign, what the paper is, and who it is between. */
import { buyerName } from '../../../domain/buyer.ts';
import { formatDay } from '../../../domain/format.ts';
import { shop } from '../../../shop.config.ts';
import { addressLines } from '../../mail/confirmation-lines.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { colours, left, right, width, type Paper } from './paper.ts';

/** The dismantler's tag of the shop's sign (`src/ui/logo/`), 24 × 24. */
const mark =
  'M7.4 2H20a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 20 22H7.4a2.5 2.5 0 0 1-1.8-.7L2.2 17.8a2.5 2.5 0 0 1-.7-1.8V8a2.5 2.5 0 0 1 .7-1.8l3.4-3.5A2.5 2.5 0 0 1 7.4 2zM8.5 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z';

const letters = { face: 'mono', size: 14, colour: 'tagInk' } as const;
/** A sign of the monospaced face is so wide, in parts of its height. */
const signWidth = 0.6;
/** The hole stands before the number. */
const tag = { height: 34, cut: 10, hole: 4, before: 32, after: 16 };

export function drawHead(paper: Paper, { row }: PaidOrder): void {
  const { locale, orderNumber, purchasedAt } = row;
  const words = invoiceWords[locale];
  const of = paper.part('Sect');
  const above = paper.y;
  const numberWidth = letters.size * signWidth * orderNumber.length;
  const tagWidth = tag.before + numberWidth + tag.after;
  const tagLeft = right - tagWidth;
  drawMark(paper, above + 5);
  drawTag(paper, tagLeft);

  paper.y = above + 4;
  paper.write(shop.name.toLowerCase(), { x: left + 32, width: 150, face: 'bold', size: 18 }, { of });
  paper.y = above + 60;
  paper.y += paper.write(words.title, { x: left, width, face: 'bold', size: 19 }, { of, as: 'H1' });
  const day = words.purchased(formatDay(purchasedAt.toISOString(), locale));
  const below = paper.y + paper.write(day, { x: left, width, colour: 'muted' }, { of }) + 16;

  paper.y = above + 10.5;
  paper.write(words.order, { x: tagLeft - 70, width: 60, align: 'right', colour: 'muted' }, { of });
  paper.y = above + 7.5;
  // Somewhat wider, so that no rounding breaks it.
  paper.write(orderNumber, { ...letters, x: tagLeft + tag.before, width: numberWidth + 4 }, { of });
  paper.y = below;
}

function drawMark(paper: Paper, y: number): void {
  paper.draw((pdf) => pdf.save().translate(left, y).path(mark).fill(colours.tagEdge, 'even-odd').restore());
}

function drawTag({ y, draw }: Paper, x: number): void {
  const { cut, hole, height } = tag;
  const end = y + height;
  const outline = `M${x + cut} ${y}H${right - 4}a4 4 0 0 1 4 4V${end - 4}a4 4 0 0 1 -4 4H${x + cut}L${x} ${end - cut}V${y + cut}z`;
  draw((pdf) => {
    pdf.path(outline).fillAndStroke(colours.tag, colours.tagEdge);
    pdf.circle(x + 16, y + height / 2, hole).fillAndStroke('#ffffff', colours.tagEdge);
  });
}

/** What every other sheet begins with, so that none is lost. */
export function drawNextHead(paper: Paper, { row: { locale, orderNumber } }: PaidOrder): void {
  const words = `${shop.name} · ${invoiceWords[locale].about(orderNumber)}`;
  paper.print(words, { x: left, width, size: 8.5, colour: 'muted' });
  paper.y += 24;
}

const gap = 18;
const column = (width - 2 * gap) / 3;

/** Who sells, who buys and where it goes, beside each other. */
export function drawParties(paper: Paper, { row }: PaidOrder): void {
  const { locale } = row;
  const words = invoiceWords[locale];
  paper.rule();
  paper.y += 12;
  const above = paper.y;
  const ends = [
    { title: words.seller, lines: sellerLines(words.vatNumber) },
    { title: words.billing, lines: [...buyerLines(row)] },
    {
      title: row.delivery === 'collection' ? words.collection : words.delivery,
      lines: addressLines(row.deliveryAddress, locale),
    },
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
