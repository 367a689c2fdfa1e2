/** The car by its vehicle's number, read here: the number is sent nowhere, and the lists that it is read by lie on the device. */
import { useState } from 'react';
import type { Brand } from '../../../domain/contract/catalogue.ts';
import { carName, type MyCar } from '../../../domain/my-car.ts';
import { vehicleOf } from '../../../domain/search/cars/find-vehicle.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from '../../components/car-choice/car-choice.module.css';

type VinFormProps = {
  readonly onCar: (car: MyCar) => void;
  /** Its maker is all that the number tells. */
  readonly onMake: (brand: Brand) => void;
  readonly onCancel: () => void;
};

type Trouble = 'none' | 'plate' | 'unknown' | 'lost';

export function VinForm({ onCar, onMake, onCancel }: VinFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [cars, setCars] = useState<readonly MyCar[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function read(): Promise<Trouble | undefined> {
    const brands = await api.brands();
    const known = { brands: byId(brands), models: byId<never>([]) };
    const found = vehicleOf(known, typed.trim());
    if (!found) return 'none';
    if (found.by === 'plate') return 'plate';
    const brand = brands.find(({ id }) => id === found.brand?.id);
    if (!brand) return 'unknown';
    const own = await api.models(brand.id);
    const { models = [], year } = vehicleOf({ ...known, models: byId(own) }, typed.trim()) ?? {};
    const meant = models.map((model): MyCar => ({
      brand: { id: brand.id, name: brand.name },
      model,
      year: year ?? undefined,
    }));
    const [only, ...others] = meant;
    if (!only) onMake(brand);
    else if (others.length === 0) onCar(only);
    else setCars(meant);
    return undefined;
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void read()
          .catch((): Trouble => 'lost')
          .then((told) => {
            setBusy(false);
            setTrouble(told);
          });
      }}
    >
      <Field
        label={t('ownVin.label')}
        hint={t('ownVin.hint')}
        name="vin"
        value={typed}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={trouble && t(`ownVin.${trouble}`)}
        onChange={({ target }) => {
          setTyped(target.value);
          setTrouble(undefined);
          setCars([]);
        }}
      />
      <div role="status">
        {cars.length > 0 && (
          <>
            <p className="small">{t('ownVin.which')}</p>
            <p className={styles.buttons}>
              {cars.map((car) => (
                <Button key={car.model.id} onClick={() => onCar(car)}>
                  {carName(car)}
                </Button>
              ))}
            </p>
          </>
        )}
      </div>
      <p className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t('ownVin.read')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('myCar.cancel')}
        </Button>
      </p>
    </form>
  );
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
