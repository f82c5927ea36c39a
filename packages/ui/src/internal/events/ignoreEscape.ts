import type { KeyboardEvent } from 'react';
import { isComposed } from './isComposed';

/**
 * Handler of a dialog that Escape does not close: Headless UI would take focus out of it before it
 * requests closing.
 */
export function ignoreEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

/** Handler of a dialog that Escape closes, but not the Escape that cancels a composition. */
export function ignoreComposedEscape(event: KeyboardEvent) {
  if (isComposed(event.nativeEvent)) ignoreEscape(event);
}
