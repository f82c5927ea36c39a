import type { KeyboardEvent } from 'react';

/**
 * Handler of a dialog that Escape does not close: Headless UI would take focus out of it before it
 * requests closing.
 */
export function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
