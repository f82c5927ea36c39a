import type { ComboboxLoad } from '@mingjian/ui';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { CustomFormField } from '@mingjian/widgets/Form';
import type { DatePreset } from '@mingjian/widgets/DateRangePicker';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { ResourceList } from '../listOf';
import type { CodeOption } from './codeOption';
import type { ExportFormats, ExportSource } from './exportRequest';
import { textIn } from './formValues';
import type { RegionParts } from '../../regions/regionParts';
import { KIND_VIEWS, type KindView } from './kinds';

type CellFormats = Readonly<Partial<Record<KindView['cell'], (value: unknown) => string>>>;

/** The reader-dependent half of a list: texts, options and formats in the current language. */
export interface ListContext {
  /** Language of the messages of rules. */
  language: string;
  labelOf(field: string): string;
  descriptionOf(field: string, isNew: boolean): string | undefined;
  /** Returns the options of a code, flag or reference; `undefined` when it has none. */
  optionsOf(field: string): readonly CodeOption[] | undefined;
  /** Returns the form control of a dictionary's value in the field `of`. */
  dictionaryControl(
    dictionary: string,
    isNumeric: boolean,
    of: string,
  ): Pick<CustomFormField, 'entry' | 'render' | 'textOf'>;
  /** Returns the text of a code that has no option: not loaded, or no longer in its dictionary. */
  missingLabel(field: string): string;
  /** Returns the lookup of a referenced resource. */
  lookupOf(resource: string): ComboboxLoad;
  /** Texts and controls of regions. */
  regions: RegionParts;
  formats: CellFormats;
  /** Shorter texts of cells, where copies and exports keep those of `formats`. */
  shortFormats: CellFormats;
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
  return list.columns.map((item) => {
    const { field: name, width, pinned, image, card, hidden, staffOnly, render } = item;
    const field = list.fields[name]!;
    const { cell, width: usual, align } = KIND_VIEWS[field.kind];
    const shortText = context.shortFormats[cell];
    const options = cell === 'label' ? context.optionsOf(name) : undefined;
    const { nameField } = field;
    const format = nameField
      ? (_: unknown, row: Row) => textIn(row, nameField)
      : options && field.dictionary
        ? (value: unknown) => labelIn(options, value, context.missingLabel(name))
        : context.formats[cell];
    const pixels = width ?? usual;
    const shown = cell === 'text' || cell === 'switch' ? cell : undefined;
    const as = image ? 'image' : name in list.tones ? 'tag' : shown;
    return {
      field: name as keyof Row & string,
      label: context.labelOf(name),
      sortable: field.options.sort === true,
      visibleFlag: !hidden && !(staffOnly && context.isClient),
      ...(pixels !== undefined && { width: pixels }),
      ...(align && { align }),
      ...((pinned || name === list.nameField) && { fixed: 'left' }),
      ...(name === list.nameField && { mustFlag: true }),
      ...(as && { as }),
      ...(field.options.masked && { masked: true }),
      ...(options && { options }),
      ...(format && { format }),
      ...(shortText && { shortText }),
      ...(card && { card }),
      ...(render && { render }),
    };
  });
}

/** Returns the label of a code, or `missing`: people never read codes. */
export function labelIn(options: readonly ListOption[], value: unknown, missing: string): string {
  if (value === null || value === undefined || value === '') return '';
  const key = typeof value === 'string' ? value : JSON.stringify(value);
  return options.find((option) => option.key === key)?.text ?? missing;
}

/** Returns the filters of a list's filter bar. */
export function filtersOf<Row extends { id: string }>(
  list: ResourceList<Row>,
  { labelOf, optionsOf, lookupOf, regions, datePresets, isClient }: ListContext,
): FilterField<Row>[] {
  const items = list.filters.filter(({ staffOnly }) => !(staffOnly && isClient));
  return items.map(({ field: name, operator, openEnded, several, control }) => {
    const field = list.fields[name]!;
    const base = { field: name as keyof Row & string, label: labelOf(name) };
    switch (KIND_VIEWS[field.kind].filter) {
      case 'options': {
        const isShort = field.kind === 'flag' || field.codes?.length === 2;
        const kind = several ? 'multiSelect' : isShort ? 'radio' : 'select';
        return {
          ...base,
          kind,
          options: optionsOf(name) ?? [],
          ...(control && { render: control }),
        };
      }
      case 'lookup':
        return { ...base, kind: 'lookup', load: lookupOf(field.resource!), options: [] };
      case 'region':
        return { ...base, kind: 'custom', operator: 'LIKE', ...regions.filterOf(base.label) };
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

/** Returns the fields with the names of references, by the fields of the references. */
export function nameFieldsOf<Row extends { id: string }>({
  columns,
  fields,
}: ResourceList<Row>): ExportSource['nameFields'] {
  return Object.fromEntries(
    columns.flatMap(({ field }) => {
      const { nameField } = fields[field]!;
      return nameField ? [[field, nameField]] : [];
    }),
  );
}
