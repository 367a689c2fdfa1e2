/** A part as the yard knows it: where it lies, its photos, what is changed of it by hand, sold over the counter, and out of sale with a reason. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { removalReasons, type RemovalReason } from '../../../domain/contract/desk-stock.ts';
import { href } from '../../../domain/routes.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { CorrectionForm } from '../correction/correction-form.tsx';
import { PrintLabels } from '../labels/print-labels.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { usePageScan } from '../scan/page-scan.ts';
import { PartPhotos } from '../photos/part-photos.tsx';
import { CounterSales } from './counter-sales.tsx';
import { PartForm } from './part-form.tsx';
import { SellAtCounter } from './sell-at-counter.tsx';
import { StockPiece } from './stock-piece.tsx';
import styles from './stock.module.css';

export function PartPage({ id }: { readonly id: number }) {
  const { calls, words, locale } = useDesk();
  const { data: part, failed, reload, setData } = useLoaded(() => calls.stockPart(id), String(id));
  const [isRemoving, setRemoving] = useState(false);
  const [isSelling, setSelling] = useState(false);
  useHeading(part?.sku ?? words.stock.title);
  usePageScan({ onPut: () => void reload() });
  return (
    <div className={styles.page}>
      <p>
        <Link href="/magazzino" className="reach">
          {words.stock.title}
        </Link>
      </p>
      <h1 tabIndex={-1}>{part?.sku ?? words.stock.title}</h1>
      {!part && <Waiting failed={failed} onAgain={() => void reload()} />}
      {part && (
        <>
          <StockPiece part={part} leads="nowhere" />
          <div className={styles.acts}>
            {part.onHand > part.reserved && (
              <Button isLarge onClick={() => setSelling(true)}>
                {words.counter.sell}
              </Button>
            )}
            <PrintLabels parts={[part.id]} pieces={part.onHand} />
            <a
              className={buttonClass({ isLarge: true })}
              href={href(locale, 'part', { id })}
              target="_blank"
              rel="noreferrer"
            >
              {words.part.inShop}
            </a>
          </div>
          <CounterSales part={part} onChanged={setData} />
          <CorrectionForm part={part} onChanged={setData} />
          <PartPhotos part={part} onChanged={setData} onAsk={() => void reload()} />
          <PartForm part={part} onChanged={setData} onOutdated={() => void reload()} />
          {part.onHand > part.reserved && (
            <div>
              <Button isLarge onClick={() => setRemoving(true)}>
                {words.part.remove}
              </Button>
            </div>
          )}
          {isSelling && (
            <SellAtCounter
              part={part}
              onClose={() => setSelling(false)}
              onSold={(now) => {
                setSelling(false);
                setData(now);
              }}
            />
          )}
          {isRemoving && (
            <Remove
              part={part}
              onClose={() => setRemoving(false)}
              onRemoved={(now) => {
                setRemoving(false);
                setData(now);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

type RemoveProps = {
  readonly part: WholeStockPart;
  readonly onClose: () => void;
  readonly onRemoved: (part: WholeStockPart) => void;
};

function Remove({ part: { id, sku }, onClose, onRemoved }: RemoveProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={words.part.removeTitle(sku)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          const { reason = '', note = '' } = valuesOf(event);
          setMissing(reason === '');
          if (reason === '') return;
          const removed = { reason: reason as RemovalReason, note: noteOf(note) };
          void act(async () => onRemoved(await calls.removePart(id, removed)));
        }}
      >
        <p className="muted">{words.part.removeAbout}</p>
        <Said failed={failed} />
        {/* The first that comes would be the one that stands in the log. */}
        <SelectField
          label={words.part.reason}
          name="reason"
          error={isMissing ? words.fields.required : fieldError(words, failed, 'reason')}
        >
          <option value="">{words.part.choose}</option>
          {removalReasons.map((reason) => (
            <option key={reason} value={reason}>
              {words.part.reasons[reason]}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.part.note}
          name="note"
          maxLength={300}
          optional={words.part.optional}
          error={fieldError(words, failed, 'note')}
        />
        <FormActions doing={words.part.remove} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
