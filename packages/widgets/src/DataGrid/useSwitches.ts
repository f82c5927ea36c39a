import { useRef, useState } from 'react';
import type { Messages } from '@mingjian/ui';
import type { GridColumn } from '../internal/list/column';
import type { RowKey } from '../internal/list/row';
import type { SwitchedValue, SwitchedValues } from './drawCell';
import type { GridWords } from './rowLook';

export interface SwitchOptions<Row> {
  onSwitch: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  rows: readonly Row[];
  keys: readonly RowKey[];
  words: GridWords;
  messages: Messages;
  announce(text: string): void;
}

/** A switch that was pressed. */
export interface PressedSwitch<Row> {
  row: Row;
  rowKey: RowKey;
  /** What names the row. */
  name: string;
  column: GridColumn<Row>;
  value: 0 | 1;
}

type AllSwitched = ReadonlyMap<RowKey, SwitchedValues>;
const NONE: AllSwitched = new Map();

/**
 * Switches in cells: the new value shows at once and is saved; when that fails the old one shows
 * again and a message says so. A switch that is being saved takes no further press.
 */
export function useSwitches<Row>(options: SwitchOptions<Row>) {
  const [switched, setSwitched] = useState(NONE);
  const latest = useRef(options);
  latest.current = options;

  const press = async ({ row, rowKey, name, column, value }: PressedSwitch<Row>) => {
    const { onSwitch, words, messages, announce } = options;
    if (!onSwitch || switched.get(rowKey)?.[column.field]?.isSaving) return;
    setSwitched((before) =>
      withValue(before, rowKey, column.field, { value, isSaving: true, row }),
    );
    try {
      await onSwitch(row, column.field, value);
      const { rows, keys } = latest.current;
      const present = rows[keys.indexOf(rowKey)];
      setSwitched((before) =>
        withValue(before, rowKey, column.field, { value, isSaving: false, row: present }),
      );
      announce(words.saved(column.label));
    } catch {
      setSwitched((before) => withValue(before, rowKey, column.field, undefined));
      messages.show({ text: words.notSaved(column.label, name), tone: 'danger', seconds: 5 });
    }
  };

  return { switched, press };
}

function withValue(
  before: AllSwitched,
  key: RowKey,
  field: string,
  value: SwitchedValue | undefined,
): AllSwitched {
  const { [field]: _, ...rest } = before.get(key) ?? {};
  return new Map(before).set(key, value ? { ...rest, [field]: value } : rest);
}
