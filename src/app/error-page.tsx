/** Nothing is here, something went wrong, or no answer came: said kindly, with a way on. */
import { Component, type ReactNode } from 'react';
import { hasUnsentInput } from '../browser/forms.ts';
import { reload, reloadOnce } from '../browser/page-lifecycle.ts';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { PageLink } from '../components/page-link/page-link.tsx';
import type { SceneName } from '../components/scene/scene.tsx';
import { looseIsland, onDemand } from '../lib/island.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Button, buttonClass } from '../ui/button/button.tsx';

/** Why there is no page: `offline` and `timeout` are no fault and can be asked for again. */
type Trouble = 'missing' | 'fault' | 'offline' | 'timeout';

export type Failure = {
  readonly trouble: Trouble;
  /** The status it has on the server; 500 where nobody said another (specification 8). */
  readonly status: number;
  /** What to tell the shop, so that it finds the failure in its log. */
  readonly requestId?: string | undefined;
};

type ErrorPageProps = { readonly failure: Failure; readonly again: () => void };

const Missing = looseIsland(async () => (await import('../components/missing/missing.tsx')).Missing);

// Only who has lost the network wants them.
const WhenLost = onDemand(async () => (await import('./when-lost.tsx')).WhenLost);
const SeenParts = onDemand(async () => (await import('./when-lost.tsx')).SeenParts);

const scenes: Record<Exclude<Trouble, 'missing'>, SceneName> = {
  fault: 'guasto',
  offline: 'fuori-campo',
  timeout: 'fuori-campo',
};

export function ErrorPage({ failure: { trouble, status, requestId }, again }: ErrorPageProps) {
  const { t } = useTranslation();
  if (trouble === 'missing') return <Missing />;
  const isCutOff = trouble === 'offline' || trouble === 'timeout';
  return (
    <>
      <EmptyState scene={scenes[trouble]} title={t(`error.${trouble}.title`)}>
        <p>{t(`error.${trouble}.text`)}</p>
        {isCutOff && <WhenLost />}
        {trouble === 'fault' && (
          <p className="muted small">
            {t('error.status', { status })}
            {requestId && ` · ${requestId}`}
          </p>
        )}
        <Button look="signal" onClick={again}>
          {t('error.again')}
        </Button>
        <PageLink to="home" className={buttonClass({})}>
          {t('error.home')}
        </PageLink>
      </EmptyState>
      {isCutOff && <SeenParts />}
    </>
  );
}

type State = { readonly hasFailed: boolean; readonly mayReload: boolean };

/** A page whose code could not be had, or fell over, says so instead of leaving a blank screen. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false, mayReload: false };

  static getDerivedStateFromError(): State {
    // Now, while the page still stands: what was typed is gone with it.
    return { hasFailed: true, mayReload: !hasUnsentInput() };
  }

  override componentDidCatch(): void {
    // Most often a part of the page from before a deploy: the page as it is now has all of its own.
    if (this.state.mayReload) void reloadOnce();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ErrorPage failure={{ trouble: 'fault', status: 500 }} again={reload} />
    ) : (
      this.props.children
    );
  }
}
