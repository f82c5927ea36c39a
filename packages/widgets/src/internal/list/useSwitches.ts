import { useRef, useState } from 'react';
import type { Messages } from '@mingjian/ui';
import type { GridColumn } from './column';
import type { RowKey } from './row';
import type { SwitchedValue, SwitchedValues } from './switchState';

export interface SwitchOptions<Row> {
  onSwitch: ((row: Row, field: string, value: 0 | 1) => Promise<void>) | undefined;
  rows: readonly Row[];
  keys: readonly RowKey[];
  texts: { saved(label: string): string; notSaved(label: string, name: string): string };
  messages: Messages;
  announce(text: string): void;
}

/** A pressed switch. */
export interface PressedSwitch<Row> {
  row: Row;
  rowKey: RowKey;
  /** Name of the row. */
  name: string;
  column: GridColumn<Row>;
  value: 0 | 1;
}

/** Switches of a grid. */
export interface SwitchesState<Row> {
  /** The switched values of rows that are saved or not reloaded yet. */
  switched: ReadonlyMap<RowKey, SwitchedValues>;
  /** Shows and saves the new value. A switch that is being saved ignores it. */
  press(pressed: PressedSwitch<Row>): Promise<void>;
}

const NONE: ReadonlyMap<RowKey, SwitchedValues> = new Map();

/** Saves switches optimistically. A failure restores the old value and shows a message. */
export function useSwitches<Row>(options: SwitchOptions<Row>): SwitchesState<Row> {
  const [switched, setSwitched] = useState(NONE);
  const latest = useRef(options);
  latest.current = options;

  const setValue = (key: RowKey, field: string, value: SwitchedValue | undefined) =>
    setSwitched((last) => {
      const { [field]: _, ...others } = last.get(key) ?? {};
      return new Map(last).set(key, value ? { ...others, [field]: value } : others);
    });

  return {
    switched,
    async press({ row, rowKey, name, column, value }) {
      const { onSwitch, texts, messages, announce } = options;
      const { field, label } = column;
      if (!onSwitch || switched.get(rowKey)?.[field]?.isSaving) return;
      setValue(rowKey, field, { value, isSaving: true, row });
      try {
        await onSwitch(row, field, value);
        const { rows, keys } = latest.current;
        const currentRow = rows[keys.indexOf(rowKey)];
        setValue(rowKey, field, { value, isSaving: false, row: currentRow });
        announce(texts.saved(label));
      } catch {
        setValue(rowKey, field, undefined);
        messages.show({ text: texts.notSaved(label, name), tone: 'danger', seconds: 5 });
      }
    },
  };
}
