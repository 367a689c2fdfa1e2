/** The form of a request: the car, what is looked for, photos, and who asks. */
import { cartQuantityMax, defaultCartQuantity } from '../../../domain/constants.ts';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { Honeypot } from '../../components/honeypot/honeypot.tsx';
import { PersonFields } from '../../components/person-fields/person-fields.tsx';
import type { Outbox } from '../../components/outbox/use-outbox.ts';
import { useSendingKey } from '../../components/sending-key/use-sending-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { asMultipart } from '../../offline/outbox/flush.ts';
import { useStores } from '../../stores/stores.tsx';
import { useUser } from '../../stores/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField, Field } from '../../ui/field/field.tsx';
import { CarFields, useModels } from './car-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { Prefill } from './prefill.ts';
import { readRequest } from './read-request.ts';
import { usePhotos } from './use-photos.ts';

type RequestFormProps = {
  readonly brands: readonly Brand[];
  readonly prefill: Prefill;
  /** Name under which what is typed is stored: who comes for another part begins anew. */
  readonly draft: string;
  /** Models of the make that is filled in. */
  readonly known: readonly Model[];
  readonly outbox: Outbox;
  /** That it begins with. */
  readonly givenPhotos: readonly Blob[];
};

export function RequestForm({ brands, prefill, draft, known, outbox, givenPhotos }: RequestFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const phoneNumber = useUser()?.phoneNumber;
  const photos = usePhotos(givenPhotos, draft);
  const { models, listFor } = useModels(brands, known);
  const keyFor = useSendingKey();
  const { form, codes, failure, isBusy } = useForm({
    draft,
    schema: async () => (await import('../../../domain/contract/forms.ts')).PartRequest,
    read: (fields) => readRequest(fields, brands, models),
    async submit(request) {
      const { files, ids } = photos.send();
      const key = keyFor([request, ids]);
      const sent = files.length > 0 ? asMultipart(request, files) : request;
      await outbox.send({ kind: 'request', form: request, photos: files }, key, () =>
        api.requestPart(sent, key),
      );
      photos.forget();
    },
  });
  const errorOf = useFieldError(codes);
  const ofYear = prefill.year && t('search.carOfYear', { year: prefill.year });
  const wanted = prefill.wanted && [prefill.wanted, ofYear].filter(Boolean).join(', ');

  return (
    <form {...form} className="panel stack">
      <FormProblem failure={failure} whenLost={outbox.mayWait ? 'connection.outbox' : 'connection.form'} />
      <CarFields brands={brands} models={models} listFor={listFor} prefill={prefill} errorOf={errorOf} />
      <AreaField
        label={t('request.message')}
        name="message"
        hint={t('request.messageHint')}
        defaultValue={wanted && t('request.wanted', { wanted })}
        required
        error={errorOf('message')}
      />
      <Field
        label={t('request.quantity')}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={cartQuantityMax}
        defaultValue={defaultCartQuantity}
        required
        error={errorOf('quantity')}
      />
      <PhotoField photos={photos} codes={codes} />
      <PersonFields errorOf={errorOf} emailHint={t('request.emailHint')} />
      <Field
        label={t('account.phoneNumber')}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={phoneNumber}
        optional={t('form.optional')}
        error={errorOf('phoneNumber')}
      />
      <Honeypot />
      <Button type="submit" look="signal" isLarge isWide isBusy={isBusy || photos.isPreparing}>
        {t(isBusy ? 'request.busy' : 'request.go')}
      </Button>
    </form>
  );
}
