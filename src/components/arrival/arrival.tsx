/** Between which days something arrives that is ordered now. Nothing, where the owner promises no day. */
import { arrivalOf, type ArrivalDays, type Destination } from '../../../domain/arrival.ts';
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
  const locale = useLocale();
  const days = useDays(dispatch, destination);
  if (!days) return t('arrival.always', { hour: dispatch.cutOffHour });
  const { order, hour, leaves, when, toIslands } = days;
  const said = t(`arrival.${order}`, { hour, day: formatLongWeekday(leaves, locale), when: when.long });
  if (isShort || destination.province !== undefined) return said;
  return `${said} ${t('arrival.islands', { when: toIslands })}`;
}

/** The same where little room is: the days above, and what they hang on below. */
export function ArrivalInBrief({ dispatch, ...destination }: Destination & { readonly dispatch: Dispatch }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const days = useDays(dispatch, destination);
  const order = days?.order ?? 'always';
  const when = days?.when;
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
      <small>
        {t(`arrival.if.${order}`, {
          hour: dispatch.cutOffHour,
          day: days && formatWeekday(days.leaves, locale),
        })}
      </small>
    </>
  );
}

/** @returns undefined on the server: its page is read by others for hours, and says what is true on every day */
function useDays(dispatch: Dispatch, destination: Destination) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!useAlive()) return undefined;

  const moment = new Date(now());
  const inWords = ({ earliest, latest }: ArrivalDays) =>
    t(earliest === latest ? 'arrival.on' : 'arrival.between', {
      from: formatLongWeekday(earliest, locale),
      to: formatLongWeekday(latest, locale),
    });
  const inBrief = ({ earliest, latest }: ArrivalDays) =>
    t(earliest === latest ? 'arrival.on' : 'arrival.span', {
      from: formatWeekday(earliest, locale),
      to: formatWeekday(latest, locale),
    });
  const arrival = arrivalOf(moment, dispatch, destination);
  return {
    order: (['today', 'tomorrow'] as const)[arrival.inDays] ?? ('later' as const),
    hour: arrival.cutOffHour,
    leaves: arrival.leavesOn,
    when: { long: inWords(arrival), short: inBrief(arrival) },
    toIslands: inWords(arrivalOf(moment, dispatch, { ...destination, province: 'CA' })),
  };
}
