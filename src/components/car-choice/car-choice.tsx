/** Make, model and year of one's own car, to be remembered in this browser. */
import { useState } from 'react';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { carOf } from './car-of.ts';
import styles from './car-choice.module.css';
import { Options, useBrands, useModels } from './car-lists.tsx';
import { YearField } from './year-field.tsx';

type CarChoiceProps = {
  /** The make that is known already, whatever car was chosen before. */
  readonly make?: { readonly id: number } | undefined;
  readonly onDone: () => void;
};

export function CarChoice({ make, onDone }: CarChoiceProps) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const known = useKnown(myCar.car, undefined);
  const brands = useBrands();
  const before = make ? undefined : known;
  const [brand, setBrand] = useState(String(make?.id ?? known?.brand.id ?? ''));
  const [model, setModel] = useState(String(before?.model.id ?? ''));
  const [year, setYear] = useState(before?.year);
  const models = useModels(brand);
  const chosen = models.filter(({ id }) => String(id) === model);
  const car = carOf({ brands, models }, { brand, model, year });

  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        if (!car) return;
        myCar.choose(car);
        onDone();
      }}
    >
      <SelectField
        label={t('search.brand')}
        name="brand"
        value={brand}
        autoFocus
        onChange={(event) => {
          setBrand(event.target.value);
          setModel('');
          setYear(undefined);
        }}
      >
        <option value="">{t('myCar.choose')}</option>
        <Options rows={brands} />
      </SelectField>
      <SelectField
        label={t('search.model')}
        name="model"
        value={model}
        disabled={models.length === 0}
        onChange={(event) => {
          setModel(event.target.value);
          setYear(undefined);
        }}
      >
        <option value="">{t('myCar.choose')}</option>
        <Options rows={models} />
      </SelectField>
      <YearField models={chosen} value={year} onChange={setYear} none={t('myCar.noYear')} />
      <div className={styles.buttons}>
        <Button type="submit" look="signal" disabled={!car}>
          {t('myCar.use')}
        </Button>
        {known && (
          <Button
            look="quiet"
            onClick={() => {
              myCar.choose(undefined);
              onDone();
            }}
          >
            {t('myCar.forget')}
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          {t('myCar.cancel')}
        </Button>
      </div>
    </form>
  );
}
