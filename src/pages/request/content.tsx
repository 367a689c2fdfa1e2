/** The form, and once it was sent what happens next. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlive } from '../../lib/alive.ts';
import { useStores } from '../../stores/stores.tsx';
import type { RequestData } from './page.tsx';
import { prefillOf } from './prefill.ts';
import { RequestForm, type TakenRequest } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

type ContentProps = {
  readonly data: RequestData;
  /** The query of the address. */
  readonly place: string;
};

export function Content({ data, place }: ContentProps) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<TakenRequest>();
  const { myCar } = useStores();
  // The server knows no car.
  const isAlive = useAlive();
  if (taken) return <RequestSent taken={taken} onAnother={() => setTaken(undefined)} />;
  return (
    <>
      <p>{t('request.lead')}</p>
      <RequestForm
        brands={data.brands}
        prefill={prefillOf(data, new URLSearchParams(place), isAlive ? myCar.car.value : undefined)}
        place={place}
        known={data.models}
        onTaken={setTaken}
      />
    </>
  );
}
