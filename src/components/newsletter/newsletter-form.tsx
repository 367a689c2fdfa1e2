/** An address for the newsletter. It stands on every page, so what it does comes with the first press. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { DocumentLink } from '../document-link/document-link.tsx';
import { Honeypot } from '../honeypot/honeypot.tsx';
import styles from './newsletter-form.module.css';
import type { SubscriptionAnswer } from './subscribe.ts';

export function NewsletterForm() {
  const { t } = useTranslation();
  const { api, locale } = useStores();
  const [answer, setAnswer] = useState<SubscriptionAnswer | 'form.busy'>();
  const isBusy = answer === 'form.busy';
  const isInvalid = answer === 'newsletter.invalid';

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setAnswer('form.busy');
    const answered = await import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(api, new FormData(form), locale),
      () => 'problem.connection_lost' as const,
    );
    setAnswer(answered);
    if (answered === 'newsletter.invalid') form.querySelector<HTMLElement>('[name=email]')?.focus();
  }

  return (
    <form
      className={styles.form}
      aria-label={t('newsletter.title')}
      method="dialog"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <Field
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={isInvalid ? t(answer) : undefined}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('newsletter.go')}
      </Button>
      <Honeypot />
      <p className={styles.answer} role="status">
        {answer && !isInvalid && t(answer)}
      </p>
      <p className={`muted small ${styles.consent}`}>
        {t('newsletter.consent')}{' '}
        <DocumentLink to="privacyPolicy" className="reach">
          {t('documents.privacyPolicy')}
        </DocumentLink>
      </p>
    </form>
  );
}
