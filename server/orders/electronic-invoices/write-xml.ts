/** An electronic invoice as XML, in the order of elements that FatturaPA 1.2.x asks for; valid in 1.2.2 and after it. */
import type {
  Fattura,
  FatturaLine,
  FatturaSummary,
  Place,
  TaxId,
} from '../../../domain/invoicing/fattura.ts';
import type { Fine } from '../../../domain/invoicing/vat-amounts.ts';
import { html } from '../../http/html.ts';

/** Elements by name; what is null or empty is left out, a list is the same element several times. */
type Content = string | null | readonly Content[] | { readonly [name: string]: Content };

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

export const writeXml = (fattura: Fattura): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<p:FatturaElettronica versione="FPR12" xmlns:p="${namespace}">\n` +
  `${elements({ FatturaElettronicaHeader: header(fattura), FatturaElettronicaBody: body(fattura) })}` +
  '</p:FatturaElettronica>\n';

const elements = (content: { readonly [name: string]: Content }): string =>
  Object.entries(content)
    .map(([name, value]) => element(name, value))
    .join('');

function element(name: string, content: Content): string {
  if (content === null) return '';
  // The template escapes for HTML, which is enough for XML.
  if (typeof content === 'string') return `<${name}>${html`${content}`.text}</${name}>\n`;
  if (Array.isArray(content)) return content.map((each: Content) => element(name, each)).join('');
  return `<${name}>\n${elements(content as { readonly [name: string]: Content })}</${name}>\n`;
}

const header = ({ progressive, recipientCode, recipientPec, seller, buyer }: Fattura): Content => ({
  DatiTrasmissione: {
    IdTrasmittente: taxId(seller.vat),
    ProgressivoInvio: progressive,
    FormatoTrasmissione: 'FPR12',
    CodiceDestinatario: recipientCode,
    PECDestinatario: recipientPec,
  },
  CedentePrestatore: {
    DatiAnagrafici: {
      IdFiscaleIVA: taxId(seller.vat),
      Anagrafica: { Denominazione: seller.name },
      RegimeFiscale: seller.regime,
    },
    Sede: place(seller.seat),
    IscrizioneREA: {
      Ufficio: seller.register.office,
      NumeroREA: seller.register.number,
      CapitaleSociale: euros(seller.register.capitalCents),
      SocioUnico: seller.register.hasSoleShareholder ? 'SU' : 'SM',
      StatoLiquidazione: seller.register.isInLiquidation ? 'LS' : 'LN',
    },
  },
  CessionarioCommittente: {
    DatiAnagrafici: {
      IdFiscaleIVA: buyer.vat && taxId(buyer.vat),
      CodiceFiscale: buyer.fiscalCode,
      Anagrafica:
        'company' in buyer.name
          ? { Denominazione: buyer.name.company }
          : { Nome: buyer.name.first, Cognome: buyer.name.last },
    },
    Sede: place(buyer.seat),
  },
});

const body = ({ corrects, order, stampDuty, ...fattura }: Fattura): Content => ({
  DatiGenerali: {
    DatiGeneraliDocumento: {
      TipoDocumento: fattura.kind,
      Divisa: 'EUR',
      Data: fattura.day,
      Numero: fattura.number,
      DatiBollo: stampDuty === null ? null : { BolloVirtuale: 'SI', ImportoBollo: euros(stampDuty) },
      ImportoTotaleDocumento: euros(fattura.total),
      Causale: fattura.causes,
    },
    DatiOrdineAcquisto: { IdDocumento: order.number, Data: order.day },
    DatiFattureCollegate: corrects && { IdDocumento: corrects.number, Data: corrects.day },
  },
  DatiBeniServizi: {
    DettaglioLinee: fattura.lines.map(line),
    DatiRiepilogo: fattura.summaries.map(summary),
  },
  DatiPagamento: {
    CondizioniPagamento: 'TP02',
    DettaglioPagamento: {
      ModalitaPagamento: fattura.payment.code,
      ImportoPagamento: euros(fattura.payment.cents),
    },
  },
});

const line = (
  { isDiscount, codes, description, quantity, unitPrice, total, ratePercent, nature }: FatturaLine,
  at: number,
): Content => ({
  NumeroLinea: String(at + 1),
  TipoCessionePrestazione: isDiscount ? 'SC' : null,
  CodiceArticolo: codes.map(({ type, value }) => ({ CodiceTipo: type, CodiceValore: value })),
  Descrizione: description,
  Quantita: `${quantity}.00`,
  PrezzoUnitario: fine(unitPrice),
  PrezzoTotale: fine(total),
  AliquotaIVA: `${ratePercent}.00`,
  Natura: nature,
});

const summary = ({ ratePercent, nature, taxable, tax, reference }: FatturaSummary): Content => ({
  AliquotaIVA: `${ratePercent}.00`,
  Natura: nature,
  ImponibileImporto: euros(taxable),
  Imposta: euros(tax),
  EsigibilitaIVA: nature === null ? 'I' : null,
  RiferimentoNormativo: reference,
});

const taxId = ({ country, code }: TaxId): Content => ({ IdPaese: country, IdCodice: code });

const place = ({ address, postalCode, city, province, country }: Place): Content => ({
  Indirizzo: address,
  CAP: postalCode,
  Comune: city,
  Provincia: province,
  Nazione: country,
});

/** `-12.05`. */
function euros(cents: number): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}`;
}

/** Eight places, of which two are written at least. */
function fine(amount: Fine): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(9, '0');
  const decimals = digits.slice(-8).replace(/0{1,6}$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -8)}.${decimals}`;
}
