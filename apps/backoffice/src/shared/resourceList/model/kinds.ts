import type { FieldKind } from '@mingjian/api';

/** Cell, filter, form control and export format of one kind of field. */
export interface KindView {
  /** Default width of the column, in pixels. */
  width?: number;
  align?: 'center' | 'end';
  cell: 'text' | 'label' | 'money' | 'number' | 'switch' | 'tags' | 'day' | 'time';
  /** `null` when lists cannot be filtered by the kind. */
  filter: 'text' | 'options' | 'lookup' | 'days' | null;
  /** `null` when forms have no control for the kind. */
  control: 'text' | 'number' | 'options' | 'reference' | 'switch' | 'tags' | 'day' | 'time' | null;
  /** Format in exported files: an amount in yuan, or the texts of a JSON list. */
  exportFormat?: 'money' | 'tags';
}

/** Views by kind. A new kind does not compile until it has one. */
export const KIND_VIEWS: Readonly<Record<FieldKind, KindView>> = {
  text: { cell: 'text', filter: 'text', control: 'text' },
  area: { cell: 'text', filter: 'text', control: 'text' },
  json: { cell: 'text', filter: null, control: null },
  list: { cell: 'text', filter: null, control: null },
  tags: { cell: 'tags', width: 140, filter: 'text', control: 'tags', exportFormat: 'tags' },
  code: { cell: 'label', width: 96, filter: 'options', control: 'options' },
  money: {
    cell: 'money',
    width: 112,
    align: 'end',
    filter: null,
    control: 'number',
    exportFormat: 'money',
  },
  number: { cell: 'number', width: 80, align: 'end', filter: null, control: 'number' },
  flag: { cell: 'switch', width: 76, align: 'center', filter: 'options', control: 'switch' },
  day: { cell: 'day', width: 104, filter: 'days', control: 'day' },
  time: { cell: 'time', width: 110, filter: 'days', control: 'time' },
  reference: { cell: 'label', filter: 'lookup', control: 'reference' },
};
