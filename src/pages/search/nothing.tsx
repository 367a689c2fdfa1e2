/** Nothing was found: what was understood, what would be found with less, and the way to ask for it. */
import { Link } from 'wouter';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { Scene } from '../../components/scene/scene.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { namesOf, narrowingsOf, type SearchData } from './narrowings.ts';
import { changed } from './options.ts';
import styles from './search.module.css';
import { takenOff } from './take-off.ts';
import { toldStock } from './told-stock.ts';

type NothingProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Nothing({ data, options }: NothingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { instead, vehicle } = data.result;
  const { without, withoutWord, words, numbers, absentCar } = instead;
  const isWider = without.length > 0 || withoutWord.length > 0;
  const isOf = useKnown(useStores().connection.isOf, undefined);
  // What stands above says already that it names no car, and what to do; fewer words are no help.
  const isExplained = vehicle?.models.length === 0;
  const AskHeading = isExplained ? 'h2' : 'h3';
  const isAlone = words.length === 1 && without.length === 0;
  const asked = [options.query, ...namesOf(data.categories, options.category), options.year]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`panel stack ${styles.nothing}`}>
      <Scene name="cerca" />
      {!isExplained && <h2>{absentCar ? t('search.nothingOf', { car: absentCar }) : t('search.nothing')}</h2>}
      {numbers.length > 0 && (
        <section className="stack">
          <p>{t('search.oneSlip')}</p>
          <ul className={styles.without}>
            {numbers.map((number) => (
              <li key={number}>
                <Link href={searchHref(locale, { query: number })} className={buttonClass({ look: 'quiet' })}>
                  {t('search.perhaps', { number })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isWider && <Without data={data} options={options} />}
      {!isWider && !isExplained && numbers.length === 0 && (
        <p>{t(isOf ? `search.nothingIn.${isOf}` : 'search.nothingHint')}</p>
      )}
      {isOf === 'seen' && <PageLink to="viewed">{t('yard.nothingHere')}</PageLink>}
      {words.length > 0 && !isAlone && (
        <section>
          <h3>{t('search.wordByWord')}</h3>
          <ul className={styles.words}>
            {words.map(({ word, total }) => (
              <li key={word}>
                {total > 0 ? (
                  <Link href={searchHref(locale, { query: word })}>
                    {t('search.wordFinds', { word, count: total })}
                  </Link>
                ) : (
                  <span className="muted">{t('search.wordFindsNothing', { word })}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack">
        <AskHeading>{t('search.askTitle')}</AskHeading>
        <p>{asked ? t('search.askFor', { what: asked }) : t('search.askText')}</p>
        <PageLink
          to="request"
          query={{
            query: asked,
            brand: options.brand,
            model: options.model,
          }}
          className={buttonClass({ look: 'signal' })}
        >
          {t('request.fromSearch')}
        </PageLink>
      </section>
    </div>
  );
}

/** The filters, the words, and each word, without which something would be found. */
function Without({ data, options }: NothingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const narrowings = narrowingsOf(data, options, t);
  const { without, withoutWord } = data.result.instead;
  return (
    <section className="stack">
      <p>{t('search.nothingFiltered')}</p>
      <ul className={styles.without}>
        {without.map(({ filter, total }) => {
          const own = narrowings.filter((narrowing) => narrowing.filter === filter);
          const what = filter === 'query' ? `“${options.query}”` : own.map(({ text }) => text).join(', ');
          const wider = changed(
            options,
            filter === 'query'
              ? { query: undefined }
              : filter === 'onlyStock'
                ? toldStock(options, false)
                : takenOff(filter),
          );
          return (
            <li key={filter}>
              <Link href={searchHref(locale, wider)} className={buttonClass({ look: 'quiet' })}>
                {t('search.without', { what: what || t('search.onlyStock'), count: total })}
              </Link>
            </li>
          );
        })}
        {withoutWord.map(({ word, left, total }) => (
          <li key={word}>
            <Link
              href={searchHref(locale, changed(options, { query: left }))}
              className={buttonClass({ look: 'quiet' })}
            >
              {t('search.without', { what: `“${word}”`, count: total })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
