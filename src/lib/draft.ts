/** A value that can be changed here before it is true: it follows what it is made from whenever that changes. */
import { useState } from 'react';

/** @param given plain data; compared by its JSON */
export function useDraft<Value>(given: Value): [Value, (value: Value) => void] {
  const [{ source, draft }, set] = useState({ source: given, draft: given });
  const isStale = JSON.stringify(source) !== JSON.stringify(given);
  if (isStale) set({ source: given, draft: given });
  return [isStale ? given : draft, (value) => set({ source: given, draft: value })];
}
