/** What was written before and has not gone: it waits, or the shop would not have it. */
import { formatShortDay, formatTime } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { removeLetter } from '../../offline/letters/letter-box.ts';
import type { LetterKind, RefusedLetter, UnsentLetter } from '../../offline/letters/letter.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useProblemWords } from '../form-problem/form-problem.tsx';
import styles from './letters.module.css';

type UnsentLettersProps = {
  readonly kind: LetterKind;
  readonly letters: readonly UnsentLetter[];
  readonly onResume: (letter: RefusedLetter) => void;
};

export function UnsentLetters({ kind, letters, onResume }: UnsentLettersProps) {
  const { t } = useTranslation();
  if (letters.length === 0) return null;
  return (
    <section className="panel stack">
      <h2 className={styles.heading}>{t(`letters.unsent.${kind}`)}</h2>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.key}>
            <p className={styles.words}>{letter.writing.form.message}</p>
            <Fate letter={letter} />
            <div className={styles.answers}>
              {letter.fate === 'refused' && (
                <Button look="quiet" onClick={() => onResume(letter)}>
                  {t('letters.resume')}
                </Button>
              )}
              <Button look="quiet" onClick={() => void removeLetter(letter.key)}>
                {t('letters.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fate({ letter }: { readonly letter: UnsentLetter }) {
  const { t } = useTranslation();
  const inWords = useProblemWords();
  const locale = useLocale();
  const at = new Date(letter.writtenAt).toISOString();
  if (letter.fate === 'waiting')
    return (
      <p className="muted small">
        {t('letters.waiting', { day: formatShortDay(at, locale), time: formatTime(at, locale) })}
      </p>
    );
  return <p className={styles.refused}>{t('letters.refused', { why: inWords(letter.code) })}</p>;
}
