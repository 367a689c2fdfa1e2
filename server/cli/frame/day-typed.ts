/** Days as they are typed, `2026-03-31`: those of Rome. */
import { endOfDay } from '../../../domain/working-days.ts';
import { UsageError } from './command.ts';

function endOf(typed: string, daysLater: number): Date {
  const noon = new Date(`${typed}T12:00:00Z`);
  // A 31st of February would else be a day of March.
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed);
  if (!isDay || !/^\d{4}-\d{2}-\d{2}$/.test(typed))
    throw new UsageError(`"${typed}" is no day: write it as 2026-03-31.`);
  return endOfDay(noon, daysLater);
}

/** The last moment of the day. @throws UsageError */
export const endOfTyped = (typed: string): Date => endOf(typed, 0);

/** The first moment of the day. @throws UsageError */
export const beginOfTyped = (typed: string): Date => new Date(endOf(typed, -1).getTime() + 1);
