/** Hears from the answers to the app's own calls that the shop was closed meanwhile. */
import type { Send } from '../../domain/api-call.ts';

/** Whether the body of an answer says that the shop is closed. */
export const saysClosed = (body: unknown): boolean =>
  (body as { code?: unknown } | undefined)?.code === 'maintenance';

/** @param onMaintenance called with each answer that says so; the call itself fails as it would */
export function noticeMaintenance(send: Send, onMaintenance: () => void): Send {
  return async (request) => {
    const answer = await send(request);
    if (answer.status === 503 && saysClosed(answer.body)) onMaintenance();
    return answer;
  };
}
