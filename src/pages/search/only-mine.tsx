/** One press narrows the search to the chosen car, another one takes that off again. The address says which it is. */
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { plainModel } from '../../../domain/my-car.ts';
import { searchHref } from '../../../domain/routes.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { changed } from './options.ts';
import styles from './only-mine.module.css';

/**
 * Not where the search names another model. The server knows no car and writes it for everybody: the document is marked before it is
 * painted (`domain/early-car.ts`), and only where a car is remembered it is seen, whole and in its place.
 */
export function OnlyMine({ options }: { readonly options: SearchOptions }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const car = useKnown(useStores().myCar.car, undefined);
  const isOn = car !== undefined && options.model === String(car.model.id);
  if (car && options.model !== undefined && !isOn) return null;

  function press(): void {
    if (!car) return;
    const mine = { brand: String(car.brand.id), model: String(car.model.id), year: car.year };
    const none = { brand: undefined, model: undefined, year: undefined };
    navigate(searchHref(locale, changed(options, isOn ? none : mine)), { keepsPlace: true });
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`${styles.switch} ${options.model === undefined ? styles.any : isOn ? styles.on : styles.named}`}
      onClick={press}
    >
      <span className={car ? undefined : styles.untold}>
        {t('myCar.onlyMine', { model: car ? plainModel(car) : '' })}
      </span>
    </button>
  );
}
