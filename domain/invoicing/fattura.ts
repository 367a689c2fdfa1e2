/** An electronic invoice as data, before it is XML: what of FatturaPA 1.2.x the shop uses. Days are `2026-11-21`, texts fit their fields. */
import type { Fine } from './vat-amounts.ts';

export type TaxId = { readonly country: string; readonly code: string };

export type Place = {
  readonly address: string;
  /** Five digits; `00000` abroad. */
  readonly postalCode: string;
  readonly city: string;
  /** Null abroad. */
  readonly province: string | null;
  readonly country: string;
};

/** `TD01` an invoice, `TD04` a credit note. */
export const documentKinds = ['TD01', 'TD04'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export type FatturaLine = {
  readonly isDiscount: boolean;
  readonly codes: readonly { readonly type: string; readonly value: string }[];
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Fine;
  readonly total: Fine;
  readonly ratePercent: number;
  readonly nature: string | null;
};

export type FatturaSummary = {
  readonly ratePercent: number;
  readonly nature: string | null;
  /** Cents. */
  readonly taxable: number;
  readonly tax: number;
  readonly reference: string | null;
};

export type Fattura = {
  /** Of the company for its whole life, and of this file alone: five capitals and digits. */
  readonly progressive: string;
  /** `0000000` where SdI does not deliver, `XXXXXXX` abroad. */
  readonly recipientCode: string;
  readonly recipientPec: string | null;
  readonly seller: {
    readonly vat: TaxId;
    readonly name: string;
    readonly regime: string;
    readonly seat: Place;
    readonly register: {
      readonly office: string;
      readonly number: string;
      readonly capitalCents: number;
      readonly hasSoleShareholder: boolean;
      readonly isInLiquidation: boolean;
    };
  };
  readonly buyer: {
    readonly vat: TaxId | null;
    readonly fiscalCode: string | null;
    readonly name: { readonly company: string } | { readonly first: string; readonly last: string };
    readonly seat: Place;
  };
  readonly kind: DocumentKind;
  readonly day: string;
  readonly number: string;
  /** Cents. */
  readonly total: number;
  readonly stampDuty: number | null;
  readonly causes: readonly string[];
  readonly order: { readonly number: string; readonly day: string };
  /** The invoice that a credit note is about. */
  readonly corrects: { readonly number: string; readonly day: string } | null;
  readonly lines: readonly FatturaLine[];
  readonly summaries: readonly FatturaSummary[];
  readonly payment: { readonly code: string; readonly cents: number };
};
