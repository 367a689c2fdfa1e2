/** Rules that were applied in the last day: each with who, when and what, and the way back. */
import type { Repricing, Repricings } from '../../../domain/contract/desk-repricing.ts';
import { ruleInWords } from '../../../domain/rule-in-words.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './stock.module.css';

type AppliedRulesProps = {
  readonly repricings: readonly Repricing[];
  readonly onUndone: (now: Repricings) => void;
};

export function AppliedRules({ repricings, onUndone }: AppliedRulesProps) {
  const { words } = useDesk();
  if (repricings.length === 0) return <p className="muted">{words.repricing.noneApplied}</p>;
  return (
    <ul className={styles.list}>
      {repricings.map((repricing) => (
        <li key={repricing.id} className={styles.rule}>
          <AppliedRule repricing={repricing} onUndone={onUndone} />
        </li>
      ))}
    </ul>
  );
}

type AppliedRuleProps = Pick<AppliedRulesProps, 'onUndone'> & { readonly repricing: Repricing };

function AppliedRule({ repricing: { id, at, who, rule, names, parts, undone }, onUndone }: AppliedRuleProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const said = words.repricing;
  const sentence = ruleInWords(rule, names, locale);
  return (
    <>
      <div>
        <strong>{sentence}</strong>
        <p className="muted small">
          {words.pieces(parts)} · {who} · {formatMoment(at, locale)}
        </p>
      </div>
      <Said failed={failed} />
      <div role="status">
        {undone && (
          <>
            <p>{said.undone(undone.who, formatMoment(undone.at, locale))}</p>
            <p className="small">
              {[said.putBack(undone.putBack), undone.left > 0 && said.left(undone.left)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      </div>
      {!undone && (
        <Button
          isLarge
          isBusy={isBusy}
          onClick={() => void act(async () => onUndone(await calls.undoRepricing(id)))}
        >
          {said.undo}
          <span className="hidden"> ({sentence})</span>
        </Button>
      )}
    </>
  );
}
