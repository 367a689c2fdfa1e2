/** Long texts travel as JSON, like the words of a language: as code the browser would have to compile them before the page is alive. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Text } from '../src/texts/text.ts';

const textFile = /\/src\/texts\/([\w-]+)\/(it|en)\.ts\?data$/;

/**
 * `import { source } from './it.ts?data'` is the address of the text's JSON in the built shop's browser code,
 * and the text itself everywhere else.
 */
export function textsAsData(isBrowserBuild: boolean): Plugin {
  return {
    name: 'texts-as-data',
    load: {
      filter: { id: textFile },
      async handler(id) {
        const file = id.replace('?data', '');
        if (!isBrowserBuild) return `export { text as source } from ${JSON.stringify(file)};`;
        const { text } = (await import(pathToFileURL(file).href)) as { text: Text };
        const [, name, language] = textFile.exec(id) ?? [];
        const asset = this.emitFile({
          type: 'asset',
          name: `${name}-${language}.json`,
          source: JSON.stringify(text),
        });
        return `export const source = import.meta.ROLLUP_FILE_URL_${asset};`;
      },
    },
  };
}
