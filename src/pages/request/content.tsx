/** The form, and once it was sent what happens next. */
import { LetterKept } from '../../components/letters/letter-kept.tsx';
import { UnsentLetters } from '../../components/letters/unsent-letters.tsx';
import { draftOf, useCorrespondence } from '../../components/letters/use-correspondence.ts';
import { useAlive } from '../../lib/alive.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Writing } from '../../offline/letters/letter.ts';
import { useStores } from '../../stores/stores.tsx';
import { prefillOf, type RequestData } from './prefill.ts';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

type ContentProps = {
  readonly data: RequestData;
  /** The query of the address. */
  readonly place: string;
};

export function Content({ data, place }: ContentProps) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const correspondence = useCorrespondence('request');
  // The server knows no car.
  const isAlive = useAlive();
  const { stage, unsent, write } = correspondence;
  if (stage.name === 'sent')
    return <RequestSent id={stage.id} email={stage.email} onAnother={() => write()} />;
  if (stage.name === 'kept')
    return <LetterKept kind="request" goesAlone={stage.goesAlone} onAnother={() => write()} />;
  const { resumed } = stage;
  return (
    <>
      <p>{t('request.lead')}</p>
      <UnsentLetters kind="request" letters={unsent} onResume={write} />
      <RequestForm
        key={resumed?.key}
        brands={data.brands}
        prefill={prefillOf(data, new URLSearchParams(place), isAlive ? myCar.car.value : undefined)}
        draft={resumed ? draftOf(resumed) : `request ${place}`}
        known={data.models}
        correspondence={correspondence}
        givenPhotos={resumed ? photosOf(resumed.writing) : []}
      />
    </>
  );
}

const photosOf = (writing: Writing): readonly Blob[] => (writing.kind === 'request' ? writing.photos : []);
