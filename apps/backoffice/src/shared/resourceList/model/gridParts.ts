import type { ComboboxLoad } from '@mingjian/ui';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { DatePreset } from '@mingjian/widgets/DateRangePicker';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { ResourceList } from '../listOf';
import type { ExportFormats } from './exportRequest';
import { KIND_VIEWS, type KindView } from './kinds';

/** The reader-dependent half of a list: texts, options and formats in the current language. */
export interface ListContext {
  labelOf(field: string): string;
  descriptionOf(field: string, isNew: boolean): string | undefined;
  /** Returns the options of a code, flag or reference; `undefined` when it has none. */
  optionsOf(field: string): readonly ListOption[] | undefined;
  /** Returns the lookup of a referenced resource. */
  lookupOf(resource: string): ComboboxLoad | undefined;
  formats: Readonly<Partial<Record<KindView['cell'], (value: unknown) => string>>>;
  /** The ranges that a filter of days offers. */
  datePresets: readonly DatePreset[];
  /** Whether the reader belongs to a client company. */
  isClient: boolean;
}

/** Returns the columns of a list's grid. */
export function columnsOf<Row extends { id: string }>(
  list: ResourceList<Row>,
  context: ListContext,
): GridColumn<Row>[] {
  return list.columns.map(({ field: name, width, hidden, staffOnly, render }) => {
    const field = list.fields[name]!;
    const { cell, width: usual, align } = KIND_VIEWS[field.kind];
    const format = context.formats[cell];
    const options = cell === 'label' ? context.optionsOf(name) : undefined;
    const pixels = width ?? usual;
    return {
      field: name as keyof Row & string,
      label: context.labelOf(name),
      sortable: field.options.sort === true,
      visibleFlag: !hidden && !(staffOnly && context.isClient),
      ...(pixels !== undefined && { width: pixels }),
      ...(align && { align }),
      ...(name === list.nameField && { fixed: 'left', mustFlag: true }),
      ...(cell === 'text' && { isText: true }),
      ...(cell === 'switch' && { switchFlag: true }),
      ...(name in list.tones && { tagFlag: true }),
      ...(options && { options }),
      ...(format && { format }),
      ...(render && { render }),
    };
  });
}

/** Returns the filters of a list's filter bar. */
export function filtersOf<Row extends { id: string }>(
  list: ResourceList<Row>,
  { labelOf, optionsOf, datePresets, isClient }: ListContext,
): FilterField<Row>[] {
  const items = list.filters.filter(({ staffOnly }) => !(staffOnly && isClient));
  return items.map(({ field: name, operator, openEnded }) => {
    const field = list.fields[name]!;
    const base = { field: name as keyof Row & string, label: labelOf(name) };
    switch (KIND_VIEWS[field.kind].filter) {
      case 'options': {
        const isShort = field.kind === 'flag' || field.codes?.length === 2;
        return { ...base, kind: isShort ? 'radio' : 'select', options: optionsOf(name) ?? [] };
      }
      case 'days':
        return {
          ...base,
          kind: openEnded ? 'openDateRange' : 'dateRange',
          presets: datePresets,
          ...(field.kind === 'day' && { precision: 'day' }),
        };
      default:
        return { ...base, kind: 'text', ...(operator && { operator }) };
    }
  });
}

/** Returns the formats of a list's exported columns. */
export function exportFormatsOf<Row extends { id: string }>({
  columns,
  fields,
}: ResourceList<Row>): ExportFormats {
  return Object.fromEntries(
    columns.flatMap(({ field }) => {
      const { exportFormat } = KIND_VIEWS[fields[field]!.kind];
      return exportFormat ? [[field, exportFormat]] : [];
    }),
  );
}
