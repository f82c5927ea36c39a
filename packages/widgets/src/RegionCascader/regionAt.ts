import { regionTable, type Region } from '../regions';

/** Returns the region of the option that an element is in. */
export function regionAt(element: Element): Region | undefined {
  const option = element.closest<HTMLElement>('[role="option"]');
  return regionTable().get(option?.dataset.code ?? '');
}
