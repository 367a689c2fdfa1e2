/** A link that is good for nothing any more, and the way to a new one. */
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';

/** @param isTold whether it came out on sending: then the sentence takes the focus that the form had */
export function OldLink({ isTold }: { readonly isTold: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="panel stack">
      <p tabIndex={-1} ref={(sentence) => void (isTold && sentence?.focus())}>
        {t('reset.old')}
      </p>
      <PageLink to="forgot" className={buttonClass({ look: 'signal', isLarge: true, isWide: true })}>
        {t('reset.askAgain')}
      </PageLink>
    </div>
  );
}
