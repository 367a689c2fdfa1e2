/** The log of the desk, for the owner: who did what, when, and how it was before and after. */
import { useState } from 'react';
import type { DeskAction } from '../../../domain/contract/desk.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { logLines } from './log-lines.ts';
import { subjectOf } from './log-subject.ts';
import styles from './people.module.css';

export function LogPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload, setData } = useLoaded(() => calls.actions());
  const { act, isBusy, failed: moreFailed } = useAct();
  const [isWhole, setWhole] = useState(false);
  useHeading(words.log.title);
  const actions = data?.actions ?? [];
  const more = () =>
    act(async () => {
      const next = await calls.actions(actions.at(-1)?.id);
      setWhole(next.actions.length === 0);
      setData({ actions: [...actions, ...next.actions] });
    });
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.log.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && actions.length === 0 && <p>{words.log.nothing}</p>}
      {actions.length > 0 && (
        <ol className={styles.list}>
          {actions.map((action) => (
            <li key={action.id} className={styles.entry}>
              <Entry action={action} />
            </li>
          ))}
        </ol>
      )}
      <Said failed={moreFailed} />
      {actions.length > 0 && !isWhole && (
        <div>
          <Button isLarge isBusy={isBusy} onClick={() => void more()}>
            {words.log.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function Entry({ action }: { readonly action: DeskAction }) {
  const { words, locale } = useDesk();
  const lines = logLines(action, { words, locale });
  return (
    <>
      <p>
        <strong>{action.who || words.log.commandLine}</strong> · {words.log.actions[action.action]} ·{' '}
        {subjectOf(action, locale)}
      </p>
      <p className="muted small">{formatMoment(action.at, locale)}</p>
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
