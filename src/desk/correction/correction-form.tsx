/** What a part is, put right: kind, side and axle, how it was tried, numbers, donor car, name, and how it was bought. Folded away: it is rarely wrong. */
import { useMemo, useState } from 'react';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  correctionOf,
  typedAfter,
  typedOf,
  type TypedCorrection,
} from '../../../domain/listing/correction.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { KindField } from '../listing/kind-field.tsx';
import { SideAndAxle } from '../listing/side-and-axle.tsx';
import { TestedChoice } from '../listing/tested-choice.tsx';
import { useLists } from '../listing/use-lists.ts';
import { useDesk } from '../room/context.ts';
import { faultOf } from '../room/faults.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { CarChoice } from './car-choice.tsx';
import { CarCorrection } from './car-correction.tsx';
import { NameAndVat, NumbersAndCar } from './correction-fields.tsx';
import styles from './correction.module.css';

type CorrectionFormProps = {
  readonly part: WholeStockPart;
  readonly onChanged: (part: WholeStockPart) => void;
};

export function CorrectionForm({ part, onChanged }: CorrectionFormProps) {
  const { calls, words } = useDesk();
  const { correction: said, listing } = words;
  const { lists, isKnown } = useLists(calls);
  const { act, isBusy, failed } = useAct();
  /** What was typed over what the part is. */
  const [changed, setChanged] = useState<Partial<TypedCorrection>>({});
  const [done, setDone] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  /** Chosen anew: which kind is not said yet. */
  const [hasNoKind, setNoKind] = useState(false);
  const typed = { ...typedOf(part), ...changed };
  const ownCar = typed.car && 'id' in typed.car && typed.car.id === part.car?.id ? part.car : undefined;
  // Where a group stands for what fits none of its kinds there is no such kind yet.
  const choosable = useMemo(
    () => lists && { ...lists, kinds: lists.kinds.filter(({ id, groupId }) => id !== groupId) },
    [lists],
  );
  const kind = lists?.kinds.find(({ id }) => id === typed.kindId);
  const error = (name: string) => faultOf(words, failed?.errors ?? [], `change.${name}`);
  const change = (more: Partial<TypedCorrection>) => {
    setChanged((before) => ({ ...before, ...more }));
    setDone('');
  };

  function save(): void {
    const edit = correctionOf(part, typed);
    if (!edit) return setDone(words.part.same);
    setDone('');
    void act(async () => {
      try {
        onChanged(await calls.changePart(part.id, edit));
        setChanged({});
        setDone(words.saved);
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'part_changed') {
          const now = await calls.stockPart(part.id);
          onChanged(now);
          setChanged((before) => typedAfter(before, part, now));
        }
        throw problem;
      }
    });
  }

  return (
    <details className={`panel ${styles.correction}`}>
      <summary>{said.open}</summary>
      {isKnown && !lists && <Notice>{listing.noLists}</Notice>}
      {lists && (
        <form
          aria-label={said.open}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <p className="muted small">{said.about}</p>
          <Said failed={failed} />
          <KindField
            lists={choosable ?? lists}
            kind={hasNoKind ? undefined : kind}
            wanted=""
            error={error('kindId')}
            onChoose={(chosen, name) => {
              setNoKind(!chosen);
              if (!chosen) return;
              change({
                kindId: chosen.id,
                ...(name !== '' && { nameIt: name, nameEn: name }),
                ...(!chosen.hasSide && { side: 'none' }),
                ...(!chosen.hasAxle && { axle: 'none' }),
              });
            }}
          />
          <SideAndAxle kind={kind} typed={typed} error={error} onChange={change} />
          <TestedChoice
            value={typed.tested === 'none' ? null : typed.tested}
            error={error('tested')}
            onChoose={(tested) => change({ tested: tested ?? 'none' })}
          />
          <NumbersAndCar
            typed={typed}
            errors={failed?.errors ?? []}
            onChange={change}
            onChooseCar={() => setChoosing(true)}
            onCorrectCar={ownCar && (() => setCorrecting(true))}
          />
          <NameAndVat typed={typed} errors={failed?.errors ?? []} onChange={change} />
          <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
            {said.save}
          </Button>
          <p role="status">{done}</p>
        </form>
      )}
      {/* Outside of the form: what is typed of a car is a form of its own. */}
      {lists && isChoosing && (
        <CarChoice
          lists={lists}
          onChoose={(car) => {
            change({ car });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {ownCar && isCorrecting && (
        <CarCorrection
          car={ownCar}
          onOutdated={async () => {
            const now = await calls.stockPart(part.id);
            onChanged(now);
            return now.car ?? undefined;
          }}
          onSaved={(car) => {
            onChanged({ ...part, donorCar: car.line, car });
            setCorrecting(false);
            setDone(words.carCorrection.saved(car.parts));
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </details>
  );
}
