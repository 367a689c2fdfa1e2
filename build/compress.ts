/** Compresses the browser's files once, as small as they get, so that serving them costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '..', 'dist', 'client');
const text = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each text file of `dist/client`. */
export function compressFiles(): void {
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!text.test(file)) continue;
    const content = readFileSync(join(client, file));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(client, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
