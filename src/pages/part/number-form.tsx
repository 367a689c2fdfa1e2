/** The number that stands on somebody's own piece, compared with this part's: by rules alone, so also without a network. */
import { useState } from 'react';
import { compareNumbers, isSamePart, type NumberVerdict } from '../../../domain/compare-numbers.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from '../../components/car-choice/car-choice.module.css';
import type { NumberAnswer } from './compared.ts';

type NumberFormProps = {
  readonly part: Part | PartSummary;
  /** What was compared before. */
  readonly typed: string | undefined;
  readonly onAnswer: (answer: NumberAnswer) => void;
  readonly onCancel: () => void;
};

export function NumberForm({ part, typed: before = '', onAnswer, onCancel }: NumberFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(before);
  const [isNone, setNone] = useState(false);
  const own = part.serialNumber || part.manufacturerCode || '';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const verdict = compareNumbers(part, typed);
        if (!verdict) return setNone(true);
        const number = typed.trim();
        onAnswer({
          partId: part.id,
          verdict,
          isSame: isSamePart(verdict),
          typed: number,
          words: t(`ownNumber.${verdict}`, { number, own }),
          inShort: t(`ownNumber.inShort.${shortOf(verdict)}`),
        });
      }}
    >
      <Field
        label={t('ownNumber.label')}
        hint={t('ownNumber.hint')}
        name="number"
        value={typed}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={isNone ? t('ownNumber.none') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setNone(false);
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit">{t('ownNumber.compare')}</Button>
        <Button look="plain" onClick={onCancel}>
          {t('myCar.cancel')}
        </Button>
      </p>
    </form>
  );
}

/** Of a number that is the same but for its end nobody can say either. */
function shortOf(verdict: NumberVerdict): 'same' | 'different' | 'unsure' {
  if (isSamePart(verdict)) return 'same';
  return verdict === 'different' ? verdict : 'unsure';
}
