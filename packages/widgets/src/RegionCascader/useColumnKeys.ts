import type { KeyboardEvent } from 'react';
import { isComposed } from '@mingjian/ui';
import type { Region } from '../regions';
import { regionAt } from './regionAt';
import type { RegionColumnsState } from './useRegionColumns';

export interface ColumnKeyActions {
  state: RegionColumnsState;
  /** Opens a region, or selects one without parts. */
  choose(region: Region): void;
  /** Selects a region, or deselects it where several can be selected. */
  toggle(region: Region): void;
}

/**
 * Returns the key handler of columns: up and down move in one and open what they reach, left and
 * right lead to the next, Enter opens or selects, Space selects.
 */
export function useColumnKeys({ state, choose, toggle }: ColumnKeyActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    const region = option && regionAt(option);
    if (!region || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isComposed(event.nativeEvent)) return;
    const isHandled = handle(event.key, option, region);
    if (isHandled) event.preventDefault();
  };

  function handle(key: string, option: HTMLElement, region: Region): boolean {
    const isRtl = getComputedStyle(option).direction === 'rtl';
    switch (key) {
      case 'ArrowDown':
        return reach(option.nextElementSibling ?? option);
      case 'ArrowUp':
        return reach(option.previousElementSibling ?? option);
      case 'Home':
        return reach(option.parentElement!.firstElementChild!);
      case 'End':
        return reach(option.parentElement!.lastElementChild!);
      case isRtl ? 'ArrowLeft' : 'ArrowRight':
        return enter(option, region);
      case isRtl ? 'ArrowRight' : 'ArrowLeft':
        return leave(option, region);
      case 'Enter':
        choose(region);
        return state.partsOf(region).length === 0 || enter(option, region);
      case ' ':
        toggle(region);
        return true;
      default:
        return false;
    }
  }

  function reach(element: Element): boolean {
    const option = element as HTMLElement;
    const region = regionAt(option);
    const isSheet = option.closest('[data-sheet]') !== null;
    if (region && !isSheet) state.open(region);
    option.focus();
    return true;
  }

  function enter(option: HTMLElement, region: Region): boolean {
    if (state.partsOf(region).length === 0) return true;
    const columns = option.closest('[role="listbox"]')!.parentElement!;
    const index = [...columns.children].indexOf(option.parentElement!);
    state.open(region);
    focusIn(columns, (lists) => lists[index + 1] ?? lists.at(-1));
    return true;
  }

  function leave(option: HTMLElement, region: Region): boolean {
    if (!region.parent) return true;
    const columns = option.closest('[role="listbox"]')!.parentElement!;
    const index = [...columns.children].indexOf(option.parentElement!);
    if (index === 0) state.close(region.parent);
    focusIn(columns, (lists) => lists[Math.max(index - 1, 0)]);
    return true;
  }
}

/** Focuses the active option of a column once it is rendered. */
function focusIn(columns: Element, columnOf: (lists: readonly Element[]) => Element | undefined) {
  requestAnimationFrame(() => {
    columnOf([...columns.children])
      ?.querySelector<HTMLElement>('[tabindex="0"]')
      ?.focus();
  });
}
