/** Other parts on a part's page: what can stand in for it, and of one that is sold that it is gone. */
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './part.module.css';

export function Similar({ parts }: { readonly parts: readonly PartSummary[] }) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>{t('part.similar')}</h2>
      <PartGrid parts={parts} />
    </section>
  );
}

type InsteadProps = { readonly part: Part | PartSummary; readonly similar: readonly PartSummary[] };

/** What replaces a part that cannot be bought, or that it is looked for. */
export function Instead({ part, similar }: InsteadProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.instead}>
      <p className={styles.sold}>{t(isWhole(part) && part.isKept ? 'part.keptText' : 'part.soldText')}</p>
      {similar.length > 0 ? (
        <>
          <h2>{t('part.similarSold')}</h2>
          <PartGrid parts={similar} isFirst />
        </>
      ) : (
        <div className={styles.seek}>
          <h2>{t('search.askTitle')}</h2>
          <p>{t('search.askText')}</p>
          <PageLink to="request" query={{ part: part.id }} className={buttonClass({ look: 'signal' })}>
            {t('request.fromSearch')}
          </PageLink>
        </div>
      )}
    </section>
  );
}
