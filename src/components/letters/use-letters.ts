/** The letters of a kind that lie in this browser, as they are now. */
import { useEffect, useState } from 'react';
import { onLetterChange, readLetters } from '../../offline/letters/letter-box.ts';
import { kindOf, type Letter, type LetterKind } from '../../offline/letters/letter.ts';

export function useLetters(kind: LetterKind): readonly Letter[] {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const all = await readLetters();
      if (!isGone) setLetters(all.filter((letter) => kindOf(letter) === kind));
    }
    void look();
    const stop = onLetterChange(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [kind]);
  return letters;
}
