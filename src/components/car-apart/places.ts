/** What floats off the car, in the order in which the tags are read. Where each is tied stands in the style: the page's policy drops styles from markup. */

/** A loose part: the slug of its kind, where its tag hangs from the hole, and whether a phone has room for it. */
export type Place = {
  readonly kind: string;
  readonly side: 'left' | 'right';
  readonly isOnPhone: boolean;
};

export const places = [
  { kind: 'cofano-motore', side: 'right', isOnPhone: true },
  { kind: 'motore-completo', side: 'left', isOnPhone: true },
  { kind: 'faro-anteriore', side: 'right', isOnPhone: false },
  { kind: 'paraurti-anteriore', side: 'right', isOnPhone: false },
  { kind: 'specchietto-esterno', side: 'left', isOnPhone: false },
  { kind: 'portiera-anteriore', side: 'right', isOnPhone: true },
  { kind: 'cerchio-lega', side: 'right', isOnPhone: true },
  { kind: 'fanale-posteriore', side: 'left', isOnPhone: true },
] as const satisfies readonly Place[];
