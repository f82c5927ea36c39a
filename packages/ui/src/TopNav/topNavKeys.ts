import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposed } from '../internal/events/isComposed';
import { stepTo } from '../SideNav/model/stepTo';

/**
 * Moves the focus along a bar with Left and Right, Home and End; into the panel of a group with
 * Down; and inside an open panel with Up and Down, back to its button above the first entry.
 */
export function handleTopNavKey(event: KeyboardEvent<HTMLElement>) {
  if (event.metaKey || event.ctrlKey || event.altKey || isComposed(event.nativeEvent)) return;
  const target = event.target as HTMLElement;
  const panel = target.closest<HTMLElement>('[data-part="flyout"]');
  const next = panel
    ? inPanel(event.key, target, panel)
    : event.key === 'ArrowDown'
      ? firstBelow(target)
      : alongBar(event.key, target, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const entriesIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-entry]')];

function inPanel(key: string, target: HTMLElement, panel: HTMLElement): HTMLElement | undefined {
  const entries = entriesIn(panel);
  const index = entries.indexOf(target);
  if (key === 'ArrowUp' && index === 0)
    return panel.parentElement?.querySelector<HTMLElement>('[data-entry]') ?? undefined;
  const next = stepTo(key, index, entries.length);
  return next === null ? undefined : entries[next];
}

/** Opens the group of a button. Returns its first entry; none for a link. */
function firstBelow(target: HTMLElement): HTMLElement | undefined {
  if (target.getAttribute('aria-expanded') === 'false') flushSync(() => target.click());
  const panel = target.parentElement?.querySelector('[data-part="flyout"]');
  return panel ? entriesIn(panel)[0] : undefined;
}

function alongBar(key: string, target: HTMLElement, nav: HTMLElement): HTMLElement | undefined {
  const entries = [
    ...nav.querySelectorAll<HTMLElement>(':scope > ul > li:not([data-beyond]) > [data-entry]'),
  ];
  const isRtl = getComputedStyle(nav).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const asStep = { [forward]: 'ArrowDown', [back]: 'ArrowUp', Home: 'Home', End: 'End' }[key];
  const next = asStep && stepTo(asStep, entries.indexOf(target), entries.length);
  return typeof next === 'number' ? entries[next] : undefined;
}
