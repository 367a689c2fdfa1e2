/** A text as `build/texts-as-data.ts` hands it out: itself, or the address of its JSON. */
declare module '*?data' {
  export const source: string | import('./text.ts').Text;
}
