/** Other parts on a part's page: what can stand in for it, and of one that is sold that it is gone. */
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { fittingAlike } from '../../../domain/fit-among.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { PartList } from '../../components/part-list/part-list.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './part.module.css';

type SimilarProps = { readonly part: PartSummary; readonly parts: readonly PartSummary[] };

export function Similar({ part, parts }: SimilarProps) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const car = useKnown(myCar.car, undefined);
  if (parts.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>{t('part.similar')}</h2>
      <PartGrid parts={car ? fittingAlike(parts, [part], car) : parts} />
    </section>
  );
}

type InsteadProps = { readonly part: Part | PartSummary; readonly similar: readonly PartSummary[] };

/** What replaces a part that cannot be bought, a line each so that several are seen at once; or that it is looked for. */
export function Instead({ part, similar }: InsteadProps) {
  const { t } = useTranslation();
  return (
    <section className={`stack ${styles.instead}`}>
      <p className={styles.sold}>{t(isWhole(part) && part.isKept ? 'part.keptText' : 'part.soldText')}</p>
      {similar.length > 0 ? (
        <>
          <h2>{t('part.similarSold')}</h2>
          <PartList parts={similar} heading="h3" />
        </>
      ) : (
        <div className={`panel stack ${styles.seek}`}>
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
