/** What is said: notices, problems of forms, what stands where nothing is yet or not yet. */
import { useEffect, useRef, type ReactNode } from 'react';
import { FormProblem } from '../../src/components/form-problem/form-problem.tsx';
import { NothingYet } from '../../src/components/empty-state/empty-state.tsx';
import { OnePress } from '../../src/components/one-press/one-press.tsx';
import { ConnectionLost } from '../../src/lib/failure.ts';
import { useTranslation } from '../../src/lib/use-translation.ts';
import { useLocale } from '../../src/stores/stores.tsx';
import { Notice } from '../../src/ui/notice/notice.tsx';
import { Skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { longNames } from './invented.ts';
import { Section, State } from './section.tsx';

export function Messages() {
  const { t } = useTranslation();
  const long = longNames[useLocale()];
  return (
    <>
      <Section name="notice" use="Something to know before going on, or that something failed.">
        <State name="to know" isWide>
          <Notice>{t('signIn.expired')}</Notice>
        </State>
        <State name="failed" isWide>
          <Notice tone="bad">{t('problem.safety_part_restricted')}</Notice>
        </State>
        <State name="60 signs" isWide>
          <Notice>{long}</Notice>
        </State>
      </Section>
      <Section name="form-problem" use="Why a form was not taken, when no single field is to blame.">
        {(['connection_lost', 'no_answer', 'out_of_stock', 'internal_error'] as const).map((failure) => (
          <State key={failure} name={failure} isWide>
            <FormProblem failure={failure} />
          </State>
        ))}
      </Section>
      <Section name="skeleton" use="Stands where content will be. Never a spinner.">
        <State name="waiting" isWide>
          <Skeleton />
        </State>
      </Section>
      <Section
        name="nothing-yet"
        use="Where nothing is yet: what would be here, and the way to the catalogue."
      >
        <State name="empty" isWide>
          <NothingYet scene="niente-visto" text={t('viewed.none')} />
        </State>
      </Section>
      <Section name="one-press" use="The page that a link in a mail leads to.">
        <State name="at rest" isWide>
          <Confirming act={never} />
        </State>
        <State name="busy" isWide>
          <Pressed>
            <Confirming act={never} />
          </Pressed>
        </State>
        <State name="failed" isWide>
          <Pressed>
            <Confirming act={() => Promise.reject(new ConnectionLost())} />
          </Pressed>
        </State>
        <State name="done" isWide>
          <Pressed>
            <Confirming act={() => Promise.resolve()} />
          </Pressed>
        </State>
      </Section>
    </>
  );
}

const never = () => new Promise<never>(() => {});

function Confirming({ act }: { readonly act: () => Promise<unknown> }) {
  const { t } = useTranslation();
  return (
    <OnePress
      title={t('newsletter.confirm.title')}
      text={t('newsletter.confirm.text')}
      button={t('newsletter.confirm.go')}
      done={t('newsletter.confirm.done')}
      doneText={t('newsletter.confirm.doneText')}
      act={act}
    />
  );
}

/** Presses the button in it as soon as it is there. */
function Pressed({ children }: { readonly children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector('button')?.click(), []);
  return <div ref={around}>{children}</div>;
}
