import { useState, type KeyboardEvent } from 'react';
import { isComposed } from '@mingjian/ui';
import type { Region } from '../regions';

/** The active row of a list of results, which the keys of its input move. */
export interface ActiveResult {
  /** DOM id of the active row. */
  activeId: string | undefined;
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns the DOM id of the row of a region. */
export const rowId = (listId: string, code: string) => `${listId}-${code}`;

/** Returns the active row of results, the first one until an arrow key moves it. */
export function useActiveResult(
  regions: readonly Region[],
  listId: string,
  onSelect: (region: Region) => void,
): ActiveResult {
  const [code, setCode] = useState<string | null>(null);
  const found = regions.findIndex((region) => region.code === code);
  const index = Math.max(found, 0);
  const active = regions[index];
  const move = (next: number) => {
    const region = regions[(next + regions.length) % regions.length];
    if (!region) return;
    setCode(region.code);
    document.getElementById(rowId(listId, region.code))?.scrollIntoView?.({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(index + 1);
    else if (event.key === 'ArrowUp') move(index - 1);
    else if (event.key === 'Enter' && active) onSelect(active);
    else return;
    event.preventDefault();
  };
  return { activeId: active && rowId(listId, active.code), handleKeyDown };
}
