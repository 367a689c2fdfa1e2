/** Whether the focus is somewhere in an element. */
import { useState, type FocusEvent } from 'react';

/** @returns whether it is; how to say otherwise, until the focus moves; handlers for the element */
export function useFocusWithin(isAtFirst: boolean) {
  const [isWithin, setWithin] = useState(isAtFirst);
  const handlers = {
    onFocus: () => setWithin(true),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
  return [isWithin, setWithin, handlers] as const;
}
