/** Invoices and credit notes, the latest first: narrowed, chosen, taken along as a ZIP and marked as sent. */
import { useState } from 'react';
import { chosenPapersMax, type DeskPapers } from '../../../domain/contract/desk-papers.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { zipOf, zipOfAll, type PapersNarrowing } from '../room/paper-calls.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import type { Loaded } from '../room/use-loaded.ts';
import { Narrowing } from './narrowing.tsx';
import { PaperLine } from './paper-line.tsx';
import type { useNarrowing } from './use-narrowing.ts';
import styles from './papers.module.css';

type PaperListProps = {
  readonly narrowing: PapersNarrowing;
  readonly onNarrow: ReturnType<typeof useNarrowing>['narrow'];
  readonly list: Loaded<DeskPapers>;
};

export function PaperList({ narrowing, onNarrow, list: { data, failed, reload, setData } }: PaperListProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failedAt } = useActs();
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set());
  const said = words.papers;
  const papers = data?.papers ?? [];
  const chosen = papers.filter(({ number }) => numbers.has(number));
  /** The others were sent before, or cannot be. */
  const toSend = chosen.filter(({ state }) => state === 'issued');
  const isNarrowed = Object.keys(narrowing).length > 0;

  const choose = (number: string, isChosen: boolean) =>
    setNumbers(
      (before) => new Set(isChosen ? [...before, number] : [...before].filter((one) => one !== number)),
    );

  const more = async (): Promise<void> => {
    const next = await calls.papers({ ...narrowing, after: papers.at(-1)?.number });
    setData({ papers: [...papers, ...next.papers], hasMore: next.hasMore });
  };

  return (
    <section className={styles.section} aria-labelledby="papers">
      <h2 id="papers">{said.list}</h2>
      <Narrowing narrowing={narrowing} onNarrow={onNarrow} />
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && papers.length === 0 && <p className="muted">{isNarrowed ? said.none : said.noneYet}</p>}
      {papers.length > 0 && (
        <ul className={styles.list}>
          {papers.map((paper) => (
            <PaperLine
              key={paper.number}
              paper={paper}
              isChosen={numbers.has(paper.number)}
              isFull={numbers.size >= chosenPapersMax}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {data?.hasMore && (
        <div className={styles.actions}>
          <Button isLarge isBusy={isBusy} onClick={() => void act('more', more)}>
            {said.more}
          </Button>
        </div>
      )}
      <Said failed={failedAt('more')} />
      {papers.length > 0 && (
        <div className={styles.actions}>
          <a
            className={buttonClass({ isLarge: true })}
            href={chosen.length > 0 ? zipOf(chosen.map(({ number }) => number)) : zipOfAll(narrowing)}
            download
          >
            {chosen.length === 0
              ? said.zipAll
              : chosen.length === 1
                ? said.zipOne
                : said.zipChosen(chosen.length)}
          </a>
          {toSend.length > 0 && (
            <Button
              isLarge
              look="signal"
              isBusy={isBusy}
              onClick={() =>
                void act('sent', async () => {
                  await calls.markPapersSent(toSend);
                  setNumbers(new Set());
                  await reload();
                })
              }
            >
              {`${said.markChosen} (${toSend.length})`}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={styles.status}>
        {chosen.length > 0 ? said.chosen(chosen.length) : ''}
      </p>
      <Said failed={failedAt('sent')} />
    </section>
  );
}
