/** Between which days something arrives that is ordered now. Nothing, where the owner promises no day. */
import { arrivalOf, type Destination } from '../../../domain/arrival.ts';
import type { Dispatch } from '../../../domain/dispatch.ts';
import { formatWeekday } from '../../../domain/format.ts';
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
  // The server's page is read by others for hours: it says what is true on every day.
  if (!useAlive()) return t('arrival.always', { hour: dispatch.cutOffHour });

  const moment = new Date(now());
  const inWords = ({ earliest, latest }: { earliest: string; latest: string }) =>
    t(earliest === latest ? 'arrival.on' : 'arrival.between', {
      from: formatWeekday(earliest, locale),
      to: formatWeekday(latest, locale),
    });
  const arrival = arrivalOf(moment, dispatch, destination);
  const order = (['today', 'tomorrow'] as const)[arrival.inDays] ?? 'later';
  const said = t(`arrival.${order}`, {
    hour: arrival.cutOffHour,
    day: formatWeekday(arrival.leavesOn, locale),
    when: inWords(arrival),
  });
  if (isShort || destination.province !== undefined) return said;
  const toIslands = arrivalOf(moment, dispatch, { ...destination, province: 'CA' });
  return `${said} ${t('arrival.islands', { when: inWords(toIslands) })}`;
}
