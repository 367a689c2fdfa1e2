/** What every engine of the language has for UTF-8, though the language itself does not say so. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { readonly ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}
