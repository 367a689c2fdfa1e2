/** What reads codes, whichever way it does. */

/** The shop's labels, and what couriers print. */
export const codeFormats = ['qr_code', 'code_128', 'code_39', 'itf', 'data_matrix', 'pdf417'] as const;
export type CodeFormat = (typeof codeFormats)[number];

export type CodeReader = {
  /** @returns what the codes in a picture say */
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
};
