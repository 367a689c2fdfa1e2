/** Reads markup as it comes, and hands on the names of its elements, their attributes and texts. */
import { Parser } from 'htmlparser2';
import { UnreadableFile, type YardFile } from '../yard-file.ts';
import { unreadable } from '../told/of-files.ts';
import { textOf } from './mixed-text.ts';

export type MarkupHearer = {
  /** @param name without its prefix; in small letters in a web page */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
};

/** Elements in one another; more of them are no table. */
const deepest = 200;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Yields after each stretch of the file, so that what was heard can be taken.
 *
 * @throws UnreadableFile where elements lie in one another without end
 */
export async function* readMarkup(
  file: YardFile,
  isXml: boolean,
  hearer: MarkupHearer,
): AsyncGenerator<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) throw new UnreadableFile(unreadable.markup);
        hearer.open(local(name), attributes);
      },
      ontext: (text) => hearer.text(text),
      onclosetag(name) {
        depth -= 1;
        hearer.close(local(name));
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  for await (const text of textOf(file, { takesMarkup: true })) {
    parser.write(text);
    yield;
  }
  parser.end();
  yield;
}
