/** Nothing is here, something went wrong, or no answer came: said kindly, with a way on. */
import type { SceneName } from '../components/scene/scene.tsx';
import { onDemand } from '../lib/island.tsx';
import { Told } from '../components/told/told.tsx';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Button, buttonClass } from '../ui/button/button.tsx';

/** Why there is no page: `offline` and `timeout` are no fault and can be asked for again. */
export type Trouble = 'missing' | 'fault' | 'offline' | 'timeout';

export type Failure = {
  readonly trouble: Trouble;
  /** The status it has on the server; 500 where nobody said another (specification 8). */
  readonly status: number;
  /** What to tell the shop, so that it finds the failure in its log. */
  readonly requestId?: string | undefined;
};

type ErrorPageProps = { readonly failure: Failure; readonly again: () => void };

// Only who has lost the network wants them.
const WhenLost = onDemand(async () => (await import('./when-lost.tsx')).WhenLost);
const SeenParts = onDemand(async () => (await import('./when-lost.tsx')).SeenParts);

const scenes: Record<Trouble, SceneName> = {
  missing: 'niente-qui',
  fault: 'guasto',
  offline: 'fuori-campo',
  timeout: 'fuori-campo',
};

export function ErrorPage({ failure: { trouble, status, requestId }, again }: ErrorPageProps) {
  const { t } = useTranslation();
  const isMissing = trouble === 'missing';
  const isCutOff = trouble === 'offline' || trouble === 'timeout';
  return (
    <>
      <Told scene={scenes[trouble]} title={t(`error.${trouble}.title`)}>
        <p>{t(`error.${trouble}.text`)}</p>
        {isCutOff && <WhenLost />}
        {trouble === 'fault' && (
          <p className="muted small">
            {t('error.status', { status })}
            {requestId && ` · ${requestId}`}
          </p>
        )}
        {!isMissing && (
          <Button look="signal" onClick={again}>
            {t('error.again')}
          </Button>
        )}
        <PageLink to="home" className={buttonClass({ look: isMissing ? 'signal' : 'quiet' })}>
          {t('error.home')}
        </PageLink>
        {isMissing && (
          <PageLink to="search" className={buttonClass({})}>
            {t('cart.toCatalogue')}
          </PageLink>
        )}
      </Told>
      {isCutOff && <SeenParts />}
    </>
  );
}
