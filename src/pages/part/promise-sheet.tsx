/** More about one promise: what terms and withdrawal page say at length, in the sentences that one needs before buying. */
import type { Collection } from '../../../domain/collection.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { provinces } from '../../../domain/provinces.ts';
import { collection, policies } from '../../../shop.config.ts';
import { AddressLines } from '../../components/addresses/address-lines.tsx';
import { Arrival } from '../../components/arrival/arrival.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useMoney } from '../../components/price/price.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/field.tsx';

export type Topic = 'arrival' | 'sending' | 'collecting' | 'returns' | 'warranty';

type PromiseSheetProps = {
  readonly topic: Topic;
  readonly part: Part;
  readonly province: string | undefined;
  readonly onProvince: (province: string | undefined) => void;
  readonly onClose: () => void;
};

export function PromiseSheet({ topic, part, onClose, ...going }: PromiseSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(`part.sheet.${topic}.title`)} onClose={onClose}>
      {topic === 'arrival' && <Arriving isFreight={part.isFreight} {...going} />}
      {topic === 'sending' && <Sending part={part} />}
      {topic === 'collecting' && collection && <Collecting offered={collection} />}
      {topic === 'returns' && <Returns />}
      {topic === 'warranty' && <Warranty />}
      <DialogActions>
        <Button onClick={onClose}>{t('part.sheet.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type ArrivingProps = Pick<PromiseSheetProps, 'province' | 'onProvince'> & { readonly isFreight: boolean };

function Arriving({ isFreight, province, onProvince }: ArrivingProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('part.sheet.arrival.province')}
        name="province"
        value={province ?? ''}
        onChange={({ target }) => onProvince(target.value || undefined)}
      >
        <option value="">{t('part.sheet.arrival.unknown')}</option>
        {provinces.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status">
        <b>
          <Arrival province={province} isFreight={isFreight} />
        </b>
      </p>
      <p className="muted small">{t('part.sheet.arrival.transfer')}</p>
    </>
  );
}

/** What it costs by itself, to all of Italy. */
function Sending({ part: { shipping, isFreight } }: { readonly part: Part }) {
  const { t } = useTranslation();
  const money = useMoney();
  const sent = isFreight ? 'freight' : shipping.mainland === 0 ? 'free' : 'shipping';
  return (
    <p>
      {t(`part.promises.${sent}`, {
        price: money(shipping.mainland),
        islands: money(shipping.islands),
        over: policies.freeShippingOverCents / 100,
      })}
      .
    </p>
  );
}

function Collecting({ offered: { address, hours, keptForDays } }: { readonly offered: Collection }) {
  const { t } = useTranslation();
  return (
    <>
      <AddressLines address={{ ...address, country: 'IT' }} />
      <p>{hours[useLocale()]}</p>
      <p>{t('part.sheet.collecting.how', { days: keptForDays })}</p>
    </>
  );
}

function Returns() {
  const { t } = useTranslation();
  const { individual, legal } = policies.withdrawalDays;
  return (
    <>
      <p>{t('part.sheet.returns.period', { days: individual, company: legal })}</p>
      <p>{t('part.sheet.returns.cost')}</p>
      <p>{t('part.sheet.returns.defect')}</p>
      <p>
        <PageLink to="withdrawal" className="reach">
          {t('part.sheet.returns.more')}
        </PageLink>
      </p>
    </>
  );
}

function Warranty() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('part.sheet.warranty.covers')}</p>
      <p>{t('part.sheet.warranty.remedies')}</p>
      <p>{t('part.sheet.warranty.company')}</p>
      <p>
        <PageLink to="terms" className="reach">
          {t('part.sheet.warranty.more')}
        </PageLink>
      </p>
    </>
  );
}
