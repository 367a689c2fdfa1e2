/** What an issued document says, read from the bytes that were handed out: whatever has become of its order since. */
import type { XmlElement } from 'libxml2-wasm';
import type { WholePaper } from '../../../domain/contract/desk-papers.ts';

/** Amounts of lines rounded to the cent, since their file has eight places. */
type IssuedContent = WholePaper['content'];

/** @param xml as `writeXml` wrote it */
export async function readIssued(xml: Uint8Array): Promise<IssuedContent> {
  const { XmlDocument } = await import('libxml2-wasm');
  const document = XmlDocument.fromBuffer(xml);
  try {
    return contentOf(document.root);
  } finally {
    document.dispose();
  }
}

function contentOf(root: XmlElement): IssuedContent {
  const text = (path: string, from = root): string | null => from.get(path)?.content ?? null;
  const cents = (path: string, from = root): number => Math.round(Number(text(path, from)) * 100);
  const all = (path: string): XmlElement[] => root.find(path) as XmlElement[];
  const buyer = '//CessionarioCommittente';
  const stampDuty = '//ImportoBollo';
  return {
    buyer: {
      name: joined(' ', [text(`${buyer}//Denominazione`), text(`${buyer}//Nome`), text(`${buyer}//Cognome`)]),
      vatNumber:
        joined('', [text(`${buyer}//IdFiscaleIVA/IdPaese`), text(`${buyer}//IdFiscaleIVA/IdCodice`)]) || null,
      fiscalCode: text(`${buyer}//CodiceFiscale`),
      address: joined(', ', [
        text(`${buyer}/Sede/Indirizzo`),
        joined(' ', [text(`${buyer}/Sede/CAP`), text(`${buyer}/Sede/Comune`)]),
        text(`${buyer}/Sede/Provincia`) ?? text(`${buyer}/Sede/Nazione`),
      ]),
    },
    recipientCode: text('//CodiceDestinatario') ?? '',
    recipientPec: text('//PECDestinatario'),
    causes: all('//Causale').map(({ content }) => content),
    stampDuty: text(stampDuty) === null ? null : cents(stampDuty),
    lines: all('//DettaglioLinee').map((line) => ({
      code: text('CodiceArticolo/CodiceValore', line),
      description: text('Descrizione', line) ?? '',
      quantity: Number(text('Quantita', line)),
      total: cents('PrezzoTotale', line),
      ratePercent: Number(text('AliquotaIVA', line)),
      nature: text('Natura', line),
    })),
    summaries: all('//DatiRiepilogo').map((summary) => ({
      ratePercent: Number(text('AliquotaIVA', summary)),
      nature: text('Natura', summary),
      taxable: cents('ImponibileImporto', summary),
      tax: cents('Imposta', summary),
      reference: text('RiferimentoNormativo', summary),
    })),
  };
}

const joined = (between: string, pieces: readonly (string | null)[]): string =>
  pieces.filter((piece) => piece !== null && piece !== '').join(between);
