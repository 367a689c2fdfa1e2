/** Prints the article or section that it stands in, and nothing else of the page. */
import { printAlone } from '../../browser/output.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';

type PrintButtonProps = {
  /** What stands on it. */
  readonly words: 'orders.print' | 'withdrawal.print';
  /** What is printed, for those who hear the page, where the words alone do not say it. */
  readonly about?: string;
};

export function PrintButton({ words, about }: PrintButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest('article, section');
        if (around) printAlone(around);
      }}
    >
      {t(words)}
      {about && <span className="hidden"> {about}</span>}
    </Button>
  );
}
