/** Compresses the browser's files once, as small as they get, so that serving them costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '..', 'dist', 'client');
const text = /\.(js|css|svg|json|webmanifest)$/;

const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
for (const file of files) {
  const content = readFileSync(join(client, file));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(content, { params }));
  writeFileSync(join(client, `${file}.gz`), gzipSync(content, { level: 9 }));
}
console.log(`${files.length} files compressed.`);
