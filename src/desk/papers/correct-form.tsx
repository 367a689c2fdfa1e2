/** A refused document is made anew, with the buyer's data put right. */
import type { WholePaper } from '../../../domain/contract/desk-papers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { DetailsFields, detailsIn } from './details-fields.tsx';
import { SaidOfPaper } from './why-refused.tsx';
import styles from './papers.module.css';

type CorrectFormProps = {
  readonly paper: WholePaper;
  readonly onCorrected: (paper: WholePaper) => void;
};

export function CorrectForm({ paper, onCorrected }: CorrectFormProps) {
  const { calls, words } = useDesk();
  const { data: order, failed: notLoaded, reload } = useLoaded(() => calls.orderPapers(paper.orderNumber));
  const { act, isBusy, failed, forget } = useAct();
  const said = words.paper;
  return (
    <section className={styles.section} aria-labelledby="correct">
      <h2 id="correct">{said.correct}</h2>
      {paper.refusal && <Notice tone="bad">{paper.refusal}</Notice>}
      <p className="muted">{said.correctAbout}</p>
      {!order && <Waiting failed={notLoaded} onAgain={() => void reload()} />}
      {order && (
        <form
          className={styles.form}
          noValidate
          onInput={forget}
          onSubmit={(event) => {
            const details = detailsIn(valuesOf(event));
            const { number, attempt } = paper;
            void act(async () => onCorrected(await calls.correctPaper(number, { attempt, details })));
          }}
        >
          <SaidOfPaper failed={failed} />
          <DetailsFields says={order.says} failed={failed} />
          <Button type="submit" isLarge look="signal" isBusy={isBusy}>
            {said.doCorrect}
          </Button>
        </form>
      )}
    </section>
  );
}
