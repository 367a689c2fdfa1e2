/** Between which days something arrives that is ordered now. Nothing, where the owner promises no day. */
import { arrivalOf, type Destination } from '../../../domain/arrival.ts';
import type { Dispatch } from '../../../domain/dispatch.ts';
import { formatLongWeekday, formatWeekday } from '../../../domain/format.ts';
import { dispatch } from '../../../shop.config.ts';
import { now } from '../../browser/time.ts';
import { useAlive } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';

/** Whether the owner promises days at all. */
export const promisesDays = dispatch !== null;

type ArrivalProps = Destination & {
  /** Where the province is not known, the islands are told of elsewhere. */
  readonly isShort?: boolean;
};

/** In a sentence, with the hour by which it is to be ordered. */
export const Arrival = ({ isShort = false, ...destination }: ArrivalProps) =>
  dispatch && <Days dispatch={dispatch} destination={destination} isShort={isShort} />;

type DaysProps = {
  readonly dispatch: Dispatch;
  readonly destination: Destination;
  readonly isShort: boolean;
};

function Days({ dispatch, destination, isShort }: DaysProps) {
  const { t } = useTranslation();
  const days = useDays(dispatch, destination);
  if (!days) return t('arrival.always', { hour: dispatch.cutOffHour });
  const { order, when, toIslands, ...until } = days;
  const said = t(`arrival.${order}`, { ...until, when: when.long });
  if (isShort || destination.province !== undefined) return said;
  return `${said} ${t('arrival.islands', { when: toIslands })}`;
}

/** The same where little room is: the days above, and what they hang on below. */
export function ArrivalInBrief({ dispatch, ...destination }: Destination & { readonly dispatch: Dispatch }) {
  const { t } = useTranslation();
  const days = useDays(dispatch, destination);
  const { hour, day, order, when } = days ?? { hour: dispatch.cutOffHour, day: '', order: 'always' };
  return (
    <>
      {when ? (
        <>
          <b data-room="wide">{t('arrival.arrives', { when: when.long })}</b>
          <b data-room="narrow">{t('arrival.withYou', { when: when.short })}</b>
        </>
      ) : (
        <b>{t('arrival.leaves')}</b>
      )}
      <small>{t(`arrival.if.${order}`, { hour, day })}</small>
    </>
  );
}

/** @returns undefined on the server: its page is read by others for hours, and says what is true on every day */
function useDays(dispatch: Dispatch, destination: Destination) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!useAlive()) return undefined;

  const moment = new Date(now());
  const inWords = (
    { earliest, latest }: { earliest: string; latest: string },
    format: typeof formatLongWeekday,
  ) =>
    t(earliest === latest ? 'arrival.on' : 'arrival.between', {
      from: format(earliest, locale),
      to: format(latest, locale),
    });
  const arrival = arrivalOf(moment, dispatch, destination);
  return {
    order: (['today', 'tomorrow'] as const)[arrival.inDays] ?? ('later' as const),
    hour: arrival.cutOffHour,
    day: formatLongWeekday(arrival.leavesOn, locale),
    when: { long: inWords(arrival, formatLongWeekday), short: inWords(arrival, formatWeekday) },
    toIslands: inWords(arrivalOf(moment, dispatch, { ...destination, province: 'CA' }), formatLongWeekday),
  };
}
