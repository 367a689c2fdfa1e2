/** Changing the password, behind a button: it is done once in a long while. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import type { PasswordFormProps } from './password-form.tsx';

const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

export function PasswordSection({ email, onChanged }: Pick<PasswordFormProps, 'email' | 'onChanged'>) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState<boolean>();

  return (
    <section className="panel stack">
      <h2>{t('account.password')}</h2>
      <p className="muted">{t('personal.password.text')}</p>
      <Suspense fallback={null}>
        {isChanging ? (
          <PasswordForm
            email={email}
            onChanged={() => {
              onChanged();
              setChanging(false);
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div>
            {/* Back from the form, the keyboard goes on from here. */}
            <Button autoFocus={isChanging === false} onClick={() => setChanging(true)}>
              {t('personal.password.change')}
            </Button>
          </div>
        )}
      </Suspense>
    </section>
  );
}
