/** Reads a PDF as a reader's program does: its words, what it says of itself, and the parts that a screen reader is told. */
import { getDocumentProxy, getMeta } from 'unpdf';

type Node = { readonly role?: string; readonly children?: readonly Node[] };

export type ReadPdf = {
  /** The words of each sheet, with single blanks between them. */
  readonly sheets: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  /** `H1`, `Table`, `TH` and the like, in the order of reading. */
  readonly roles: readonly string[];
};

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  // It takes the bytes away from whoever hands them over.
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const sheets: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    sheets.push(words.replace(/\s+/g, ' '));
    roles.push(...rolesIn((await page.getStructTree()) as Node | null));
  }
  const { info } = await getMeta(pdf);
  return { sheets, info, roles };
}

const rolesIn = (node: Node | null): string[] =>
  node === null ? [] : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)];
