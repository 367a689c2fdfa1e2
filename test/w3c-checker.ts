/** The W3C's checker (vnu), which judges pages by the HTML standard and by ARIA in HTML. It needs Java. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const jar = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar');

type Report = {
  readonly messages: readonly {
    readonly type: string;
    readonly url: string;
    readonly message: string;
    readonly extract?: string;
  }[];
};

/**
 * @param pages HTML by the address that it was served at
 * @returns what is wrong, each with its message and where
 * @throws Error where Java is missing
 */
export async function askW3cChecker(
  pages: ReadonlyMap<string, string>,
): Promise<{ message: string; at: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-vnu-'));
  try {
    const addresses = [...pages.keys()];
    const files = [...pages.values()].map((html, nth) => {
      const file = join(folder, `${nth}.html`);
      writeFileSync(file, html);
      return file;
    });
    const told = await new Promise<string>((resolve, reject) => {
      const options = ['-jar', jar, '--exit-zero-always', '--format', 'json', ...files];
      execFile('java', options, { maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) =>
        error ? reject(new Error(`The W3C's checker needs java: ${error.message}`)) : resolve(stderr),
      );
    });
    return (JSON.parse(told) as Report).messages
      .filter(({ type }) => type === 'error')
      .map(({ message, url, extract = '' }) => ({
        message,
        at: `${addresses[Number.parseInt(basename(url), 10)]}: ${extract}`,
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
