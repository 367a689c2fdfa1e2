/** Who is signed in, as components ask for it: first as the page was written, and then as it is. */
import type { User } from '../../domain/contract/account.ts';
import { useKnown } from '../lib/use-known.ts';
import { useStores } from './stores.tsx';

export function useUser(): User | undefined {
  const { session } = useStores();
  return useKnown(session.user, session.atFirst);
}

/** Also where the session was taken up and nobody has said yet whose it is. */
export function useIsSignedIn(): boolean {
  const { session } = useStores();
  return useKnown(session.isSignedIn, session.atFirst !== undefined);
}
