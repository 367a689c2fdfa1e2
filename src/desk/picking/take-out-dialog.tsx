/** A piece that is missing or broken is taken out of its order: what goes back, and what the buyer reads. It is not for sale again. */
import { useState } from 'react';
import type { PickingItem } from '../../../domain/contract/desk-orders.ts';
import type { OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { troubleForBuyer } from '../../../domain/desk/trouble-words.ts';
import type { PieceTrouble } from '../../../domain/vocabulary.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { NoteToBuyer } from '../room/note-to-buyer.tsx';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './trouble.module.css';

export type TroubledPiece = Pick<PickingItem, 'id' | 'sku' | 'orderNumber' | 'buyerLocale'>;

type TakeOutProps = {
  readonly piece: TroubledPiece;
  readonly what: PieceTrouble;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
};

export function TakeOutDialog({ piece, what, onClose, onDone }: TakeOutProps) {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(() => calls.exceptions(piece.orderNumber), piece.id);
  const { act, isBusy, failed: actFailed, forget } = useAct();
  const [kept, setKept] = useState(0);
  const item = data?.items.find(({ id }) => id === piece.id);
  const isOver = data !== undefined && !item?.ifKept[kept];
  return (
    <Dialog title={words.trouble.said[what](piece.sku)} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        onInput={forget}
        onSubmit={(event) => {
          const note = noteOf(valuesOf(event).note ?? '');
          void act(async () => {
            await calls.cancelPieces(piece.orderNumber, piece.id, { kept, isForSale: false, note });
            await onDone();
          });
        }}
      >
        {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
        {isOver && <p>{words.trouble.over}</p>}
        {data && <WhatFollows order={data} itemId={piece.id} kept={kept} />}
        <Said failed={actFailed} />
        {item && item.quantity > 1 && (
          <SelectField
            label={words.cancelPieces.kept}
            name="kept"
            value={kept}
            onChange={({ target }) => setKept(Number(target.value))}
          >
            {Array.from({ length: item.quantity }, (_, pieces) => (
              <option key={pieces}>{pieces}</option>
            ))}
          </SelectField>
        )}
        {item && !isOver && (
          <NoteToBuyer failed={actFailed} suggested={troubleForBuyer[what][piece.buyerLocale]} />
        )}
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          {item && !isOver && (
            <Button type="submit" look="signal" isLarge isBusy={isBusy}>
              {words.cancelPieces.do}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

type WhatFollowsProps = {
  readonly order: OrderExceptions;
  readonly itemId: string;
  /** How many of its pieces stay. */
  readonly kept: number;
};

function WhatFollows({ order, itemId, kept }: WhatFollowsProps) {
  const { words, locale } = useDesk();
  const back = order.items.find(({ id }) => id === itemId)?.ifKept[kept];
  if (!back) return null;
  const isLast = kept === 0 && order.items.every(({ id, state }) => id === itemId || state === 'refunded');
  return (
    <p role="status">
      {words.cancelPieces.about(
        formatMoney(back.total, locale),
        back.shipping > 0 ? formatMoney(back.shipping, locale) : undefined,
      )}{' '}
      {words.trouble.notForSale}
      {isLast && ` ${words.trouble.closes}`}
    </p>
  );
}
