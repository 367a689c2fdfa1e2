/** What was found, as cards or as a list, and the order of it. */
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { PartGrid } from '../../components/part-card/part-card.tsx';
import { useView, type View } from '../../components/part-list/use-view.ts';
import { island } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SearchData } from './narrowings.ts';
import styles from './search.module.css';

// The parts live with the page, so that no press into the cart is lost; what stands around them leads on before it lives.
const Sort = island(async () => (await import('./sort.tsx')).Sort);
const Seek = island(async () => (await import('./seek.tsx')).Seek);
const Vehicle = island(async () => (await import('./vehicle.tsx')).Vehicle);
const PartList = island(async () => (await import('../../components/part-list/part-list.tsx')).PartList);

type ResultsProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Results({ data, options }: ResultsProps) {
  const { result, models } = data;
  const [view, setView] = useView();
  return (
    <>
      {result.total > 0 && (
        <div className={styles.tools}>
          {result.total > 1 && <Sort options={options} />}
          <ViewSwitch view={view} onChoose={setView} />
        </div>
      )}
      {result.vehicle && <Vehicle vehicle={result.vehicle} />}
      {result.parts.length === 0 ? null : view === 'list' ? (
        <PartList parts={result.parts} heading="h2" />
      ) : (
        <PartGrid
          parts={result.parts}
          heading="h2"
          isFirst
          sideNotStated={result.sideNotStated}
          last={result.parts.length > 3 && <Seek options={options} />}
          sought={models.find(({ id }) => String(id) === options.model)}
        />
      )}
    </>
  );
}

type ViewSwitchProps = { readonly view: View; readonly onChoose: (view: View) => void };

function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.views} role="group" aria-label={t('search.view.label')}>
      {(['cards', 'list'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          aria-label={t(`search.view.${each}`)}
          title={t(`search.view.${each}`)}
          onClick={() => onChoose(each)}
        >
          <Icon name={each === 'cards' ? 'grid' : 'list'} />
        </button>
      ))}
    </div>
  );
}
