/** A message to the shop. Whoever is signed in need not say who they are. */
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { Honeypot } from '../../components/honeypot/honeypot.tsx';
import type { Correspondence } from '../../components/letters/use-correspondence.ts';
import { PersonFields } from '../../components/person-fields/person-fields.tsx';
import { useSendingKey } from '../../components/sending-key/use-sending-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/field/field.tsx';

type ContactFormProps = {
  /** Name under which what is typed is kept. */
  readonly draft: string;
  readonly correspondence: Correspondence;
};

export function ContactForm({ draft, correspondence }: ContactFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const keyFor = useSendingKey();
  const { form, codes, failure, isBusy } = useForm({
    draft,
    schema: async () => (await import('../../../domain/contract/forms.ts')).ContactMessage,
    read: (fields) => Object.fromEntries(fields),
    async submit(message) {
      const key = keyFor(message);
      await correspondence.send({ kind: 'message', form: message }, key, () => api.contact(message, key));
    },
  });
  const errorOf = useFieldError(codes);

  return (
    <>
      <h2>{t('contact.write')}</h2>
      <p className="muted">{t('contact.replyTime')}</p>
      <form {...form} className="stack">
        <FormProblem
          failure={failure}
          whenLost={correspondence.mayWait ? 'connection.letter' : 'connection.form'}
        />
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
