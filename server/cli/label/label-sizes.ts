/** The paper that labels are printed on. All lengths in millimetres. */

type Label = {
  readonly perSheet: number;
  readonly width: number;
  readonly height: number;
  /** The tag's edge, to be cut along: two corners are gone beside the string. */
  readonly outline: string;
  /** Middle of the hole for the string. */
  readonly hole: { readonly x: number; readonly y: number };
  /** For the part's number. */
  readonly room: { readonly width: number; readonly highest: number };
  /** For the person at the printer. */
  readonly paper: string;
};

export const labelSizes = {
  '62x100': {
    perSheet: 1,
    width: 62,
    height: 100,
    outline: 'M18 2h26l16 11v82a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V13z',
    hole: { x: 31, y: 8.5 },
    room: { width: 51, highest: 9 },
    paper: 'rotolo di etichette 62 × 100 mm',
  },
  A4: {
    perSheet: 8,
    width: 105,
    height: 74.25,
    outline: 'M16 5h82a3 3 0 0 1 3 3v58.25a3 3 0 0 1-3 3H16L5 54.25V20z',
    hole: { x: 11.5, y: 37.125 },
    room: { width: 76, highest: 11 },
    paper: 'A4, otto cartellini da ritagliare',
  },
} as const satisfies Record<string, Label>;

export type LabelSize = keyof typeof labelSizes;
