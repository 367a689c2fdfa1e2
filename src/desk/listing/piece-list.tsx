/** The pieces that lie on this phone: what waits, what is on its way, what came back and why, and what is on sale. */
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/problem.ts';
import { href } from '../../../domain/routes.ts';
import { codeOf, type PieceItem } from '../../offline/desk-listing/piece-item.ts';
import { forgetPiece } from '../../offline/desk-listing/pieces.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { PrintLabels } from '../labels/print-labels.tsx';
import { useDesk } from '../room/context.ts';
import { sentenceOf } from '../room/said.tsx';
import { faultLines } from '../room/faults.ts';
import type { Pieces } from './use-pieces.ts';
import styles from './piece-list.module.css';

const icons: Readonly<Record<PieceItem['fate'], IconName>> = {
  draft: 'tag',
  waiting: 'clock',
  refused: 'warning',
  listed: 'check',
};

type PieceListProps = Pieces & { readonly onResume: (item: PieceItem) => void };

export function PieceList({ items, sending, onResume }: PieceListProps) {
  const { words, visit, locale } = useDesk();
  const [toDiscard, setToDiscard] = useState<PieceItem>();
  const listed = items.flatMap(({ fate, partId }) => (fate === 'listed' && partId ? [partId] : []));
  const count = (fate: PieceItem['fate']) => items.filter((item) => item.fate === fate).length;
  return (
    <section className={styles.pieces} aria-labelledby="listing-pieces">
      <h2 id="listing-pieces">{words.listing.list}</h2>
      <p role="status" className="muted">
        {items.length === 0
          ? words.listing.none
          : words.listing.count(count('waiting') + count('refused'), count('listed'))}
      </p>
      {/* Without a line, or anybody who is in, there is no page to be printed. */}
      {visit?.stage === 'in' && listed.length > 1 && (
        <PrintLabels parts={listed} words={words.labels.printAll(listed.length)} />
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.toReversed().map((item) => (
            <li key={item.key} className={styles.piece} data-fate={item.fate}>
              <p className={styles.head}>
                <strong className={styles.code}>{codeOf(item)}</strong> {item.name}
              </p>
              <p className={styles.state}>
                <Icon name={icons[item.fate]} /> {stateOf(item)}
              </p>
              {item.fate === 'refused' && item.refusal && <Reasons {...item.refusal} />}
              {item.fate === 'listed' && item.partId !== undefined && (
                <div className={styles.actions}>
                  <a className={styles.open} href={href(locale, 'part', { id: item.partId })}>
                    {words.listing.open}
                  </a>
                  {visit?.stage === 'in' && (
                    <PrintLabels parts={[item.partId]} spoken={words.labels.printOf(codeOf(item))} />
                  )}
                </div>
              )}
              {(item.fate === 'refused' || item.fate === 'draft') && (
                <div className={styles.actions}>
                  <Button isLarge onClick={() => onResume(item)}>
                    {item.fate === 'draft' ? words.listing.resume : words.listing.correct}
                  </Button>
                  <Button isLarge look="plain" onClick={() => setToDiscard(item)}>
                    {words.listing.discard}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {toDiscard && (
        <Dialog title={words.listing.discardTitle} onClose={() => setToDiscard(undefined)}>
          <p>{words.listing.discardAbout(codeOf(toDiscard))}</p>
          <DialogActions>
            <Button isLarge onClick={() => setToDiscard(undefined)}>
              {words.cancel}
            </Button>
            <Button
              isLarge
              onClick={() => {
                void forgetPiece(toDiscard);
                setToDiscard(undefined);
              }}
            >
              {words.listing.discard}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );

  function stateOf({ key, fate, photos }: PieceItem): string {
    const { states } = words.listing;
    return fate === 'waiting' && sending?.sending === key
      ? states.sending(sending.photos, photos.length)
      : states[fate];
  }
}

function Reasons({ code, errors }: { readonly code: string; readonly errors: readonly FieldProblem[] }) {
  const { words } = useDesk();
  const lines = errors.length > 0 ? faultLines(words, errors) : [sentenceOf(words, code)];
  return (
    <ul className={styles.reasons}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
