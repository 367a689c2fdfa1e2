/** Who one is, to read; to change it, the form takes its place. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/contract/account.ts';
import { useDraft } from '../../lib/draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Facts } from './facts.tsx';

// Most visits only look.
const ProfileForm = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }));

export function ProfileSection({ user: given }: { readonly user: User }) {
  const { t } = useTranslation();
  const [user, setUser] = useDraft(given);
  const [isChanging, setChanging] = useState<boolean>();

  return (
    <section className="panel stack">
      <h2>{t('personal.who')}</h2>
      <Suspense fallback={<Facts user={user} />}>
        {isChanging ? (
          <ProfileForm
            user={user}
            onSaved={(saved) => {
              setUser(saved);
              setChanging(false);
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <>
            <Facts user={user} />
            <div>
              {/* Back from the form, the keyboard goes on from here. */}
              <Button autoFocus={isChanging === false} onClick={() => setChanging(true)}>
                {t('personal.change')}
              </Button>
            </div>
          </>
        )}
      </Suspense>
    </section>
  );
}
