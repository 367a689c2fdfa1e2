/** The parts seen on this device, also without a connection. */
import { useEffect } from 'react';
import { Refused } from '../../components/refused/refused.tsx';
import { NothingYet } from '../../components/empty-state/empty-state.tsx';
import { CardFacts } from '../../components/part-card/card-facts.tsx';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { onDemand, useAlive } from '../../lib/island.tsx';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './viewed.module.css';

// What this device holds the server cannot know.
const WholeYard = onDemand(
  async () => (await import('../../components/whole-yard/whole-yard.tsx')).WholeYard,
);

export const page = definePage<null>({
  route: 'viewed',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('viewed.title') }),
  Component: ViewedPage,
});

function ViewedPage() {
  const { t } = useTranslation();
  const { viewed } = useStores();
  useEffect(() => void viewed.load(), [viewed]);
  const isAlive = useAlive();
  const parts = useKnown(viewed.parts, undefined);
  return (
    <div className={`wrap stack ${styles.page}`}>
      <h1 tabIndex={-1}>{t('viewed.title')}</h1>
      <p className="muted">{t('viewed.text')}</p>
      <Refused wanted="viewed" />
      {parts?.length === 0 && <NothingYet scene="niente-visto" text={t('viewed.none')} />}
      {parts && parts.length > 0 && (
        <>
          <PartGrid parts={parts} Facts={CardFacts} heading="h2" />
          <div>
            <Button look="quiet" onClick={() => void viewed.clear()}>
              {t('viewed.clear')}
            </Button>
          </div>
        </>
      )}
      {/* Below what was seen: before that is known it would be pushed down. */}
      {isAlive && parts && <WholeYard />}
    </div>
  );
}
