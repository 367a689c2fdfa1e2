/** The form of a message, and once it was sent where the answer goes. */
import { useEffect, useRef } from 'react';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { Honeypot } from '../../components/honeypot/honeypot.tsx';
import { QueuedNotice, UnsentItems } from '../../components/outbox/outbox-notices.tsx';
import { draftOf, useOutbox, type Outbox } from '../../components/outbox/use-outbox.ts';
import { PersonFields } from '../../components/person-fields/person-fields.tsx';
import { useSendingKey } from '../../components/sending-key/use-sending-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import styles from './contact.module.css';

export function Message() {
  const outbox = useOutbox('message');
  const { stage, unsent, write } = outbox;
  if (stage.name === 'queued')
    return <QueuedNotice kind="message" goesAlone={stage.goesAlone} onAnother={() => write()} />;
  const resumed = stage.name === 'writing' ? stage.resumed : undefined;
  return (
    <>
      <UnsentItems kind="message" items={unsent} onResume={write} />
      <section className="panel stack">
        {stage.name === 'sent' ? (
          <MessageSent email={stage.email} />
        ) : (
          <ContactForm key={resumed?.key} draft={resumed ? draftOf(resumed) : 'contact'} outbox={outbox} />
        )}
      </section>
    </>
  );
}

type ContactFormProps = {
  /** Name under which what is typed is stored. */
  readonly draft: string;
  readonly outbox: Outbox;
};

/** A message to the shop. Whoever is signed in need not say who they are. */
function ContactForm({ draft, outbox }: ContactFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const keyFor = useSendingKey();
  const { form, codes, failure, isBusy } = useForm({
    draft,
    schema: async () => (await import('../../../domain/contract/forms.ts')).ContactMessage,
    read: (fields) => Object.fromEntries(fields),
    async submit(message) {
      const key = keyFor(message);
      await outbox.send({ kind: 'message', form: message }, key, () => api.contact(message, key));
    },
  });
  const errorOf = useFieldError(codes);

  return (
    <>
      <h2>{t('contact.write')}</h2>
      <p className="muted">{t('contact.replyTime')}</p>
      <form {...form} className="stack">
        <FormProblem failure={failure} whenLost={outbox.mayWait ? 'connection.outbox' : 'connection.form'} />
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

/** The message is on its way; says where the answer goes. */
function MessageSent({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.sent}>
        {t('contact.sent.title')}
      </h2>
      <p>{t('contact.sent.text', { email })}</p>
    </>
  );
}
