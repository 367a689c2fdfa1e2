/** The network is back: what could not be shown, or was shown as it was kept, is asked for again. */
import { localized } from '../../domain/routes.ts';
import { hasUnsentInput } from '../lib/browser.ts';
import type { Stores } from '../stores/stores.tsx';
import type { Navigator } from './navigator.ts';

export function comeBack({ shown, isMoving, navigate }: Navigator, { connection, session }: Stores): void {
  void session.restore();
  const page = shown.peek();
  const isMissed = page.kind === 'error' && (page.trouble === 'offline' || page.trouble === 'timeout');
  const isOld = connection.keptAt.peek() !== undefined;
  // What somebody is writing, or on the way to, stays.
  if ((!isMissed && !isOld) || isMoving.peek() || hasUnsentInput()) return;
  navigate(localized(page.path, page.locale) + page.search, { replace: true, keepsPlace: true });
}
