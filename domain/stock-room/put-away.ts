/** What a scanned code does where pieces are put away. Pure: the screen says what came of it. */

/** Where what is scanned next goes. */
export type Aim = { readonly name: string; readonly isBox: boolean };

export type Scanned =
  | { readonly kind: 'part'; readonly id: number }
  | { readonly kind: 'place'; readonly name: string; readonly isBox: boolean };

export type PutAway =
  /** From now on things go there. */
  | { readonly does: 'aim'; readonly at: Aim }
  | { readonly does: 'put_part'; readonly partId: number; readonly at: Aim }
  /** The box goes there with all that is in it. */
  | { readonly does: 'put_box'; readonly box: string; readonly at: Aim }
  /** Nobody said where it goes: it is looked at. */
  | { readonly does: 'open_part'; readonly partId: number };

/**
 * A shelf is always where one goes on. A box is put on the shelf that was scanned before it; where none was, or another box, things go
 * into it: boxes do not lie in boxes.
 */
export function putAway(aim: Aim | undefined, scanned: Scanned): PutAway {
  if (scanned.kind === 'part')
    return aim
      ? { does: 'put_part', partId: scanned.id, at: aim }
      : { does: 'open_part', partId: scanned.id };
  const { name, isBox } = scanned;
  if (isBox && aim && !aim.isBox) return { does: 'put_box', box: name, at: aim };
  return { does: 'aim', at: { name, isBox } };
}
