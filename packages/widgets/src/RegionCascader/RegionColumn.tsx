import { useLayoutEffect, useRef } from 'react';
import { regionTable, type Region } from '../regions';
import { keepCentered } from '../internal/keepCentered';
import { checkState, type CheckState } from './model/checkedRegions';
import { RegionCheck } from './RegionCheck';
import type { RegionScope } from './regionScope';

export interface RegionColumnProps {
  /** Accessible name: the level. */
  label: string;
  regions: readonly Region[];
  /** The region that takes focus. */
  active: Region;
  /** Whether the active region was chosen, not just the first one. */
  isOpen: boolean;
  codes: readonly string[];
  scope: RegionScope;
  /** Whether it is in a sheet, where it takes focus: the search would open a keyboard. */
  isSheet: boolean;
  partsOf(region: Region): readonly Region[];
  nameOf(name: string): string;
}

/** One column of regions: a listbox whose active option takes focus. */
export function RegionColumn({
  label,
  regions,
  active,
  isOpen,
  codes,
  scope: { multiple },
  isSheet,
  partsOf,
  nameOf,
}: RegionColumnProps) {
  const activeRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const option = activeRef.current;
    const column = option?.parentElement;
    if (!option || !column) return undefined;
    // A sheet gives the column its height only when it stands.
    return keepCentered(column, [option], () => {
      column.scrollTop = Math.round(
        option.offsetTop - (column.clientHeight - option.offsetHeight) / 2,
      );
    });
  }, []);
  const checked = new Set(codes);
  const stateOf = (region: Region): CheckState => {
    if (!multiple) return checked.has(region.code) ? 'all' : 'none';
    return checkState(region, checked, { get: regionTable().get, childrenOf: partsOf });
  };

  return (
    <div role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
      {regions.map((region) => {
        const state = stateOf(region);
        const isActive = region === active;
        return (
          <div
            key={region.code}
            ref={isActive ? activeRef : undefined}
            role="option"
            tabIndex={isActive ? 0 : -1}
            aria-selected={state === 'all'}
            data-code={region.code}
            data-autofocus={(isSheet && isActive) || undefined}
            data-open={(isActive && isOpen) || undefined}
            data-leads-on={partsOf(region).length > 0 || undefined}
          >
            {multiple && <RegionCheck state={state} />}
            <span>{nameOf(region.name)}</span>
          </div>
        );
      })}
    </div>
  );
}
