/** Whether the shop counts visits, for a browser that opened the shop without the server's page. */
import * as z from 'zod/mini';

export const StatisticsSetting = z.object({
  /** The measurement id of GA4; null where nothing is counted. */
  analyticsId: z.nullable(z.string()),
});
export type StatisticsSetting = z.infer<typeof StatisticsSetting>;
