import type { KeyTarget } from './model/keys';

/** A list of choices finds them by their first letters: it types too. */
const TYPES =
  'textarea, select, [contenteditable], ' +
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"]), ' +
  '[role="listbox"], [role="listbox"] *, [role="menu"], [role="menu"] *';
const USES_ARROWS =
  'input[type="radio"], input[type="range"], [role="slider"], [role="separator"], ' +
  '[role="tab"], [role="toolbar"] *, [aria-haspopup]';
const IS_PRESSED = 'button, a[href], summary, input[type="checkbox"], [role="button"]';

/** Returns what keys mean to the element that has the focus. */
export function keyTargetOf(target: EventTarget | null): KeyTarget {
  if (!(target instanceof Element)) return 'none';
  if (target.matches(TYPES)) return 'text';
  if (target.matches(USES_ARROWS)) return 'arrows';
  return target.matches(IS_PRESSED) ? 'press' : 'none';
}
