/** A message to the shop. Whoever is signed in need not say who they are. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { Honeypot } from '../../components/honeypot/honeypot.tsx';
import { PersonFields } from '../../components/person-fields/person-fields.tsx';
import { useSendingKey } from '../../components/sending-key/use-sending-key.ts';
import { useForm } from '../../lib/form.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { MessageSent } from './message-sent.tsx';

export function ContactForm() {
  const { t } = useTranslation();
  const { api } = useStores();
  const [sentFrom, setSentFrom] = useState<string>();
  const keyFor = useSendingKey();
  const { form, codes, failure, isBusy } = useForm({
    draft: 'contact',
    schema: async () => (await import('../../../domain/contract/forms.ts')).ContactMessage,
    read: (fields) => Object.fromEntries(fields),
    async submit(message) {
      await api.contact(message, keyFor(message));
      setSentFrom(message.email);
    },
  });
  const errorOf = useFieldError(codes);

  if (sentFrom !== undefined) return <MessageSent email={sentFrom} />;
  return (
    <>
      <h2>{t('contact.write')}</h2>
      <p className="muted">{t('contact.replyTime')}</p>
      <form {...form} method="post" className="stack">
        <FormProblem failure={failure} />
        <PersonFields errorOf={errorOf} />
        <AreaField label={t('contact.message')} name="message" required error={errorOf('message')} />
        <Honeypot />
        <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
          {t(isBusy ? 'form.busy' : 'contact.go')}
        </Button>
      </form>
    </>
  );
}
