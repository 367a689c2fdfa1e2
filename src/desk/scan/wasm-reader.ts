/** The reader for browsers without one. Its WebAssembly lies beside the desk's own files: nothing is asked of any other host. */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeFormat, CodeReader } from './code-reader.ts';

export function createWasmReader(formats: readonly CodeFormat[]): CodeReader {
  void prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
}
