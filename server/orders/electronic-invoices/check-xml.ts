/** Files against the schema that the Agenzia delle Entrate publishes; nothing is fetched for it. */
import { readFile } from 'node:fs/promises';
import type { XsdValidator } from 'libxml2-wasm';

type Checker = (xml: string) => string[];

let loaded: Promise<Checker> | undefined;

/** Opens the schema, once for all: whoever holds a lock asks for it before. @returns what says what is wrong with a file, line by line; nothing for a valid one */
export const openSchema = (): Promise<Checker> => (loaded ??= load());

async function load(): Promise<Checker> {
  const { XmlDocument, XmlLibError, XsdValidator: Validator } = await import('libxml2-wasm');
  const schema = XmlDocument.fromBuffer(await readFile(new URL('fatturapa-1.2.2.xsd', import.meta.url)));
  const validator: XsdValidator = Validator.fromDoc(schema);
  return (xml) => {
    try {
      const document = XmlDocument.fromString(xml);
      try {
        validator.validate(document);
      } finally {
        document.dispose();
      }
      return [];
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      const said = error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
      return said.length > 0 ? said : [error.message];
    }
  };
}
