/**
 * Reads codes out of pictures: by the browser's own reader where it has one for what the yard scans, else by one in WebAssembly, which is fetched
 * from the shop when it is used.
 */
import { keepTrying } from '../../lib/keep-trying.ts';
import { codeFormats, type CodeReader } from './code-reader.ts';

type NativeReader = {
  new (options: { formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
};

export async function openReader(): Promise<CodeReader> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeReader };
  const known = await Native?.getSupportedFormats().catch((): readonly string[] => []);
  const supported = codeFormats.filter((format) => known?.includes(format));
  // Some browsers have the interface and nothing behind it.
  if (Native && supported.includes('qr_code')) return new Native({ formats: supported });
  const { createWasmReader } = await keepTrying(() => import('./wasm-reader.ts'));
  return createWasmReader(codeFormats);
}
