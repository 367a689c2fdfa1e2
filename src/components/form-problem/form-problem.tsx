/** Why a form was not taken, when it is no single field's fault. */
import type { Failure } from '../../lib/failure.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

type FormProblemProps = {
  readonly failure: Failure | undefined;
  /** What is said before anything was sent, where nothing can be. */
  readonly whenLost?: 'connection.form' | 'connection.outbox';
  /** Figures that the sentence may name. */
  readonly figures?: { readonly days: number };
};

export function FormProblem({ failure, whenLost = 'connection.form', figures }: FormProblemProps) {
  const { t } = useTranslation();
  const inWords = useProblemWords();
  const isLost = useKnown(useStores().connection.isLost, false);
  if (!failure) return isLost ? <Notice>{t(whenLost)}</Notice> : null;
  return (
    <div ref={bringInSight}>
      <Notice tone="bad">{inWords(failure, figures)}</Notice>
    </div>
  );
}

/** The sentence of a problem, from its code. */
export function useProblemWords(): (code: string, figures?: FormProblemProps['figures']) => string {
  const { t, i18n } = useTranslation();
  return (code, figures) => {
    const key = `problem.${code}`;
    return t(i18n.exists(key) ? (key as 'problem.internal_error') : 'problem.internal_error', { ...figures });
  };
}

/** The button may be a screen away from it. */
const bringInSight = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: 'center' });

/** The sentence beside a field, from its code. */
export function useFieldError(codes: Readonly<Record<string, string>>): (name: string) => string | undefined {
  const { t, i18n } = useTranslation();
  return (name) => {
    const code = codes[name];
    if (code === undefined) return undefined;
    const key = `field.${code}`;
    return i18n.exists(key) ? t(key as 'field.invalid') : t('field.invalid');
  };
}
