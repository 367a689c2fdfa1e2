/** The key under which a form is taken once. */
import { useRef } from 'react';

/**
 * @returns gives the key for sending exactly this: the same one as long as nothing of it changes, so that sending again after
 *   a lost answer finds what was already taken
 */
export function useSendingKey(): (sent: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.sent !== text) last.current = { sent: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
