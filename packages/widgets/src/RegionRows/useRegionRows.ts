import { useState } from 'react';
import { useControllable } from '@mingjian/ui';
import {
  movedRow,
  withCities,
  withoutRow,
  withProvince,
  withRow,
  type RegionRow,
} from './model/regionRows';

/** The rows, controlled or uncontrolled. */
export interface RegionRowsOptions {
  /** The rows in their order. Without them the field is uncontrolled. */
  value?: readonly RegionRow[] | undefined;
  /** @default none */
  defaultValue?: readonly RegionRow[] | undefined;
  /** Called with all rows after a change, those without a province among them. */
  onValueChange?: ((value: readonly RegionRow[]) => void) | undefined;
}

/** Rows of regions and their changes. */
export interface RegionRowsState {
  rows: readonly RegionRow[];
  /** A key for each row, which it keeps when it moves. */
  keys: readonly number[];
  add(): void;
  remove(index: number): void;
  /** Moves a row; nothing happens where there is no such position. */
  move(from: number, to: number): void;
  setProvince(index: number, province: string): void;
  setCities(index: number, city: readonly string[]): void;
  /** Stores the initial rows again. */
  reset(): void;
}

const NONE: readonly RegionRow[] = [];

/** State of rows of regions, without markup. */
export function useRegionRows({
  value,
  defaultValue = NONE,
  onValueChange,
}: RegionRowsOptions): RegionRowsState {
  const [rows, setRows, reset] = useControllable({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const [order, setOrder] = useState<readonly number[]>([]);
  const highest = Math.max(-1, ...order);
  // Rows that came from outside get keys behind those that are there.
  const keys = rows.map((_, index) => order[index] ?? highest + 1 + index - order.length);

  return {
    rows,
    keys,
    add: () => setRows(withRow(rows)),
    remove: (index) => {
      setOrder(keys.toSpliced(index, 1));
      setRows(withoutRow(rows, index));
    },
    move: (from, to) => {
      const next = movedRow(rows, from, to);
      if (next === rows) return;
      setOrder(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!));
      setRows(next);
    },
    setProvince: (index, province) => setRows(withProvince(rows, index, province)),
    setCities: (index, city) => setRows(withCities(rows, index, city)),
    reset,
  };
}
