import type { FieldKind } from '@mingjian/api';
import type { AdvancedField } from '@mingjian/widgets/AdvancedFilter';

/** Cell, filter, form control and export format of one kind of field. */
export interface KindView {
  /** Default width of the column, in pixels. */
  width?: number;
  align?: 'center' | 'end';
  cell: 'text' | 'label' | 'money' | 'number' | 'switch' | 'tags' | 'region' | 'day' | 'time';
  /** `null` when lists cannot be filtered by the kind. */
  filter: 'text' | 'options' | 'lookup' | 'region' | 'days' | null;
  /** Kind of field in the advanced filter. */
  advanced: Exclude<AdvancedField['kind'], 'custom'>;
  /** `null` when forms have no control for the kind. */
  control:
    | 'text'
    | 'number'
    | 'options'
    | 'reference'
    | 'switch'
    | 'tags'
    | 'region'
    | 'day'
    | 'time'
    | null;
  /** Format in exported files: an amount in yuan, the texts of a JSON list, or a region. */
  exportFormat?: 'money' | 'tags' | 'region';
}

/** Views by kind. A new kind does not compile until it has one. */
export const KIND_VIEWS: Readonly<Record<FieldKind, KindView>> = {
  text: { cell: 'text', filter: 'text', advanced: 'text', control: 'text' },
  area: { cell: 'text', filter: 'text', advanced: 'text', control: 'text' },
  json: { cell: 'text', filter: null, advanced: 'text', control: null },
  region: {
    cell: 'region',
    width: 200,
    filter: 'region',
    advanced: 'lookup',
    control: 'region',
    exportFormat: 'region',
  },
  list: { cell: 'text', filter: null, advanced: 'text', control: null },
  tags: {
    cell: 'tags',
    width: 140,
    filter: 'text',
    advanced: 'text',
    control: 'tags',
    exportFormat: 'tags',
  },
  code: { cell: 'label', width: 96, filter: 'options', advanced: 'select', control: 'options' },
  money: {
    cell: 'money',
    width: 112,
    align: 'end',
    filter: null,
    advanced: 'money',
    control: 'number',
    exportFormat: 'money',
  },
  number: {
    cell: 'number',
    width: 80,
    align: 'end',
    filter: null,
    advanced: 'number',
    control: 'number',
  },
  flag: {
    cell: 'switch',
    width: 76,
    align: 'center',
    filter: 'options',
    advanced: 'select',
    control: 'switch',
  },
  day: { cell: 'day', width: 104, filter: 'days', advanced: 'date', control: 'day' },
  time: { cell: 'time', width: 110, filter: 'days', advanced: 'date', control: 'time' },
  reference: { cell: 'label', filter: 'lookup', advanced: 'lookup', control: 'reference' },
};
