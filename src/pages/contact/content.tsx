/** The form of a message, and once it was sent where the answer goes. */
import { LetterKept } from '../../components/letters/letter-kept.tsx';
import { UnsentLetters } from '../../components/letters/unsent-letters.tsx';
import { draftOf, useCorrespondence } from '../../components/letters/use-correspondence.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';

export function Content() {
  const correspondence = useCorrespondence('message');
  const { stage, unsent, write } = correspondence;
  if (stage.name === 'kept')
    return <LetterKept kind="message" goesAlone={stage.goesAlone} onAnother={() => write()} />;
  const resumed = stage.name === 'writing' ? stage.resumed : undefined;
  return (
    <>
      <UnsentLetters kind="message" letters={unsent} onResume={write} />
      <section className="panel stack">
        {stage.name === 'sent' ? (
          <MessageSent email={stage.email} />
        ) : (
          <ContactForm
            key={resumed?.key}
            draft={resumed ? draftOf(resumed) : 'contact'}
            correspondence={correspondence}
          />
        )}
      </section>
    </>
  );
}
