/** The package brings no types; what of it is used. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, Axis>>;
    /** Names of OpenType features; the others go. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  };
  /**
   * @param characters all that can be written with the result
   * @returns the file of the smaller font
   */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
