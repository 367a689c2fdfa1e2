/** What went wrong, in words; and what is still to come. */
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from './context.ts';
import { focusFirstWrong } from './focus-wrong.ts';
import type { Failed } from './use-act.ts';
import type { DeskWords } from '../words/it.ts';
import styles from './said.module.css';

/** A problem's sentence. */
export function sentenceOf({ problems }: DeskWords, code: string): string {
  return (problems as Readonly<Record<string, string>>)[code] ?? problems.other;
}

/** What is wrong with a field, if anything is. */
export function fieldError(words: DeskWords, failed: Failed | undefined, path: string): string | undefined {
  const found = failed?.errors.find((error) => error.path === path);
  return found && ((words.fields as Readonly<Record<string, string>>)[found.code] ?? words.fields.other);
}

/**
 * Nothing where nothing failed; or brought to where it is seen, however far from the press it stands. Where fields of the form around it
 * are wrong the first of them is.
 */
export function Said({ failed }: { readonly failed: Failed | undefined }) {
  const { words } = useDesk();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failed) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    if (failed.errors.length > 0) focusFirstWrong(element.current?.closest('form'));
  }, [failed]);
  if (!failed) return null;
  return (
    <div ref={element} className={styles.said}>
      <Notice tone="bad">{sentenceOf(words, failed.code)}</Notice>
    </div>
  );
}

/** In the place of what is not there yet, or cannot be had. */
export function Waiting({ failed, onAgain }: { failed: Failed | undefined; onAgain: () => void }) {
  const { words } = useDesk();
  if (!failed)
    return (
      <p className="muted" role="status">
        {words.loading}
      </p>
    );
  return (
    <div className="stack">
      <Said failed={failed} />
      <div>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </div>
  );
}
