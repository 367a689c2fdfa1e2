/** What was written before and has not gone: it waits, or the shop would not have it. */
import { useTranslation } from 'react-i18next';
import { formatShortDay, formatTime } from '../../../domain/format.ts';
import { removeLetter } from '../../offline/letters/letter-box.ts';
import type { LetterKind, RefusedLetter, SentLetter, Letter } from '../../offline/letters/letter.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './letters.module.css';

type UnsentLettersProps = {
  readonly kind: LetterKind;
  readonly letters: readonly Letter[];
  readonly onResume: (letter: RefusedLetter) => void;
};

export function UnsentLetters({ kind, letters, onResume }: UnsentLettersProps) {
  const { t } = useTranslation();
  const unsent = letters.filter((letter): letter is Exclude<Letter, SentLetter> => letter.fate !== 'sent');
  if (unsent.length === 0) return null;
  return (
    <section className="panel stack">
      <h2 className={styles.heading}>{t(`letters.unsent.${kind}`)}</h2>
      <ul className={styles.letters}>
        {unsent.map((letter) => (
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

function Fate({ letter }: { readonly letter: Exclude<Letter, SentLetter> }) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const at = new Date(letter.writtenAt).toISOString();
  if (letter.fate === 'waiting')
    return (
      <p className="muted small">
        {t('letters.waiting', { day: formatShortDay(at, locale), time: formatTime(at, locale) })}
      </p>
    );
  const key = `problem.${letter.code}`;
  const why =
    letter.code !== 'too_old' && i18n.exists(key) ? t(key as 'problem.internal_error') : t('letters.tooOld');
  return <p className={styles.refused}>{t('letters.refused', { why })}</p>;
}
