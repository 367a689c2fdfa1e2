/** Who one is, to read; to change it, the form takes its place. It opens by itself where something was typed and not sent. */
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { User } from '../../../domain/contract/account.ts';
import { useDraft } from '../../lib/draft.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './personal.module.css';

// Most visits only look.
const ProfileForm = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

/** Name of the form's draft. */
const draft = 'profile';

export function ProfileSection({ user: given }: { readonly user: User }) {
  const { t } = useTranslation();
  const [user, setUser] = useDraft(given);
  const [form, setForm] = useState<'asked for' | 'gone on with' | 'left'>();

  useEffect(() => {
    void import('../../lib/form/draft.ts').then(
      ({ readDraft }) => {
        if (readDraft(draft) === undefined) return;
        // What can be read stays until the form is there; who was quicker has opened it.
        startTransition(() => setForm((form) => form ?? 'gone on with'));
      },
      // It comes back with the button.
      () => {},
    );
  }, []);

  return (
    <section className="panel stack">
      <h2>{t('personal.who')}</h2>
      <Suspense fallback={<Facts user={user} />}>
        {form === 'asked for' || form === 'gone on with' ? (
          <ProfileForm
            user={user}
            draft={draft}
            takesFocus={form === 'asked for'}
            onSaved={(saved) => {
              setUser(saved);
              setForm('left');
            }}
            onCancel={() => setForm('left')}
          />
        ) : (
          <>
            <Facts user={user} />
            <div>
              {/* Back from the form, the keyboard goes on from here. */}
              <Button autoFocus={form === 'left'} onClick={() => setForm('asked for')}>
                {t('personal.change')}
              </Button>
            </div>
          </>
        )}
      </Suspense>
    </section>
  );
}

/** A person's profile, point by point; what is not known is left out. */
function Facts({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const facts = [
    [t('account.companyName'), user.companyName],
    [t('account.vatNumber'), user.vatNumber],
    [t('account.uniqueCode'), user.uniqueCode],
    [t('account.pecAddress'), user.pecAddress],
    [t('personal.name'), `${user.firstName} ${user.lastName}`],
    [t('account.fiscalCode'), user.fiscalCode],
    [t('account.phoneNumber'), user.phoneNumber],
    [t('account.email'), user.email],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
