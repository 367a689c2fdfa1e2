/** An invoice or a credit note: what it says, what can be done with it, and every file that was made of it. */
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDay } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { courtesyFile, paperFile } from '../room/paper-calls.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { CorrectForm } from './correct-form.tsx';
import { PaperContent } from './paper-content.tsx';
import { PaperFiles } from './paper-files.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import styles from './papers.module.css';

export function PaperPage({ number }: { readonly number: string }) {
  const { calls, words, locale } = useDesk();
  const { data: paper, failed, reload, setData } = useLoaded(() => calls.paper(number), number);
  const { act, isBusy, failed: notSent } = useAct();
  const [isRefusing, setRefusing] = useState(false);
  useRefetchAfterConflict(reload);
  const said = words.paper;
  const title = paper ? said.title(words.papers.kinds[paper.kind], paper.number) : number.toUpperCase();
  useHeading(title);
  return (
    <div className={styles.page}>
      <p>
        <Link href="/documenti" className="reach">
          {words.papers.back}
        </Link>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {!paper && <Waiting failed={failed} onAgain={() => void reload()} />}
      {paper && (
        <>
          <p className={styles.head}>
            <strong className={paper.state === 'refused' ? styles.refused : undefined}>
              {words.papers.states[paper.state]}
            </strong>{' '}
            · {said.of(formatDay(paper.day, locale))} · {formatMoney(paper.total, locale)} ·{' '}
            <Link href={`/ordini/${paper.orderNumber}`} className="reach">
              {words.papers.order(paper.orderNumber)}
            </Link>
          </p>
          <div className={styles.actions}>
            <a
              className={buttonClass({ isLarge: true })}
              href={paperFile(paper.number, paper.attempt)}
              download
            >
              {said.xml}
            </a>
            <a className={buttonClass({ isLarge: true })} href={courtesyFile(paper.orderNumber)} download>
              {said.courtesy}
            </a>
          </div>
          {paper.state !== 'refused' && (
            <div className={styles.actions}>
              <Button
                isLarge
                look={paper.state === 'issued' ? 'signal' : 'quiet'}
                isBusy={isBusy}
                onClick={() =>
                  void act(async () => {
                    await calls.markPapersSent([paper]);
                    await reload();
                  })
                }
              >
                {paper.timesSent === 0 ? said.sent : said.sentAgain}
              </Button>
              {paper.state === 'sent' && (
                <Button isLarge onClick={() => setRefusing(true)}>
                  {said.refused}
                </Button>
              )}
            </div>
          )}
          <Said failed={notSent} />
          {paper.state === 'refused' && <CorrectForm paper={paper} onCorrected={setData} />}
          <PaperFiles paper={paper} />
          <PaperContent paper={paper} />
          {isRefusing && (
            <RefuseDialog
              paper={paper}
              onClose={() => setRefusing(false)}
              onRefused={(refused) => {
                setRefusing(false);
                setData(refused);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
