/** To whom an invoice is addressed: the buyer as the order has them, with what was said when the invoice was asked for. */
import type { Buyer } from '../../../domain/buyer.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import type { Fattura, Place, TaxId } from '../../../domain/invoicing/fattura.ts';
import type { InvoiceDetails } from '../../db/schema/invoices.ts';
import { latin } from './latin.ts';

type Party = Pick<Fattura, 'recipientCode' | 'recipientPec' | 'buyer'>;

/** What SdI takes for a private person abroad who has no number of any kind. */
const nobodysNumber = '0000000';

/** Where SdI delivers to nobody: the buyer finds the invoice in their reserved area, and gets a copy from the shop. */
const notDelivered = '0000000';
const abroad = 'XXXXXXX';

export function partyOf(buyer: Buyer, address: PlacedAddress, details: InvoiceDetails): Party {
  const vat = vatOf(details.vatNumber ?? buyer.vatNumber);
  const fiscalCode = details.fiscalCode ?? buyer.fiscalCode;
  const company = details.companyName ?? buyer.companyName;
  const isAbroad = vat ? vat.country !== 'IT' : address.country !== 'IT' && fiscalCode === null;
  const uniqueCode = details.uniqueCode ?? (details.pecAddress ? null : buyer.uniqueCode);
  const pec = details.pecAddress ?? buyer.pecAddress;
  return {
    recipientCode: isAbroad ? abroad : (uniqueCode ?? notDelivered),
    recipientPec: isAbroad || uniqueCode ? null : pec,
    buyer: {
      vat: vat ?? (isAbroad ? { country: address.country, code: nobodysNumber } : null),
      fiscalCode: isAbroad ? null : fiscalCode,
      name: company
        ? { company: latin(company, 80) }
        : { first: latin(buyer.firstName, 60), last: latin(buyer.lastName, 60) },
      seat: seatOf(address),
    },
  };
}

/** A number with its country in front, or an Italian one without. */
function vatOf(number: string | null): TaxId | null {
  if (number === null) return null;
  return /^[A-Z]{2}/.test(number)
    ? { country: number.slice(0, 2), code: number.slice(2) }
    : { country: 'IT', code: number };
}

function seatOf({ address, postalCode, city, region, country }: PlacedAddress): Place {
  const isItalian = country === 'IT';
  return {
    // Abroad the code of the place stands with its name, since the field of its own takes five digits.
    address: latin(address, 60),
    postalCode: isItalian ? postalCode : '00000',
    city: latin(isItalian ? city : `${postalCode} ${city}`, 60),
    province: isItalian ? region : null,
    country,
  };
}
