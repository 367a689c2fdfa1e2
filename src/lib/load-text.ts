/** Brings a long text: by its address in the browser; while a page is rendered it is there already. */
import type { Text } from '../texts/text.ts';
import { ConnectionLost } from './connection-lost.ts';

/** @throws ConnectionLost when there is no network and the text was never kept */
export async function loadText(source: string | Text): Promise<Text> {
  if (typeof source !== 'string') return source;
  const response = await fetch(source).catch(() => {
    throw new ConnectionLost();
  });
  return (await response.json()) as Text;
}
