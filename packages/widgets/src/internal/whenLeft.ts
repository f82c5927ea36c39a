import type { FocusEvent } from 'react';

/** Returns a `blur` handler that calls `onLeave` only once the focus leaves the whole element. */
export const whenLeft =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
