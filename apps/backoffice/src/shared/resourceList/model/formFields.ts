import { toYuan, type Can, type Field, type TextFormat } from '@mingjian/api';
import type { FormField } from '@mingjian/widgets/Form';
import type { ResourceList } from '../listOf';
import { checkOf } from './fieldCheck';
import type { RowCell, RowsItem } from '../listItems';
import type { ListContext } from './gridParts';
import type { RowField } from './rowField';

/** Returns the fields of a form: those that the reader may write, with their limits. */
export function formFieldsOf<Row extends { id: string }>(
  list: ResourceList<Row>,
  context: ListContext,
  can: Can,
  isNew: boolean,
): RowField[] {
  return list.form
    .filter(({ field }) => {
      const { write, owner } = list.fields[field]!.options;
      const isWritable = isNew || write !== 'create';
      return isWritable && can.fields.includes(field) && !(owner && context.isClient);
    })
    .map(({ field: name, wide, section, shownFor, control, rule, textOf, parts, ...item }) => {
      const { check: checkBeside, checkedWith, fills, codes, ...rows } = item;
      const field = list.fields[name]!;
      const description = context.descriptionOf(name, isNew);
      const check = checkOf(field, context.language, rule, checkBeside);
      const base: BaseField = {
        field: name,
        label: context.labelOf(name),
        required: !field.options.optional && field.kind !== 'flag' && field.kind !== 'json',
        wide: wide === true || field.kind === 'area' || field.kind === 'tags' || !!control,
        ...(description !== undefined && { description }),
        ...(check && { check }),
        ...(checkedWith && { checkedWith }),
        ...(fills && { fills }),
        ...(section !== undefined && { section: context.labelOf(section) }),
        ...(shownFor && { shownFor }),
        ...(field.options.default !== undefined && { defaultValue: field.options.default }),
      };
      if (isRows(rows)) return rowsOf(rows, name, context, base);
      return control
        ? {
            ...base,
            kind: 'custom',
            render: control,
            ...(textOf && { textOf }),
            ...(parts && { parts }),
          }
        : codes
          ? selectOf(field, context, base, codes)
          : controlOf(field, context, base, list.dictionaries);
    });
}

type Rows = Omit<RowsItem<string>, 'field'>;

const isRows = (item: Partial<Rows>): item is Rows => item.rows !== undefined;

function rowsOf(
  { noun, rows, max, summary }: Rows,
  name: string,
  context: ListContext,
  base: BaseField,
): RowField {
  return {
    ...base,
    kind: 'rows',
    required: false,
    wide: true,
    noun: context.labelOf(noun),
    fields: rows.map((cell) => cellOf(cell, name, context)),
    ...(max !== undefined && { max }),
    ...(summary && { summary }),
  };
}

/** Returns a field of one row of the field `of`. */
function cellOf(cell: RowCell, of: string, context: ListContext): FormField {
  const { field, label, required = false } = cell;
  const base = { field, required, label: context.labelOf(label) };
  switch (cell.kind) {
    case 'text':
      return { ...base, kind: 'text', maxLength: cell.max };
    case 'monthRange':
      return { ...base, kind: 'monthRange' };
    case 'select':
      return { ...base, kind: 'custom', ...context.dictionaryControl(cell.dictionary, false, of) };
    case 'custom': {
      const { control, entry, textOf } = cell;
      return {
        ...base,
        kind: 'custom',
        wide: true,
        render: control,
        ...(entry && { entry }),
        ...(textOf && { textOf }),
      };
    }
  }
}

/** Keyboards of a phone, by format. */
const INPUT_MODES: Readonly<Record<TextFormat, 'text' | 'tel' | 'email' | 'url'>> = {
  tel: 'tel',
  email: 'email',
  url: 'url',
  link: 'url',
  username: 'text',
  password: 'text',
  creditCode: 'text',
  personName: 'text',
  idNo: 'text',
};

type BaseField = Omit<Extract<RowField, { kind: 'switch' }>, 'kind'>;

/** Returns the select of a code that offers some of its codes. */
function selectOf(
  field: Field,
  { optionsOf, missingLabel }: ListContext,
  base: BaseField,
  codes?: readonly (string | number)[],
): RowField {
  const options = optionsOf(base.field) ?? [];
  const offered = codes?.map(String);
  return {
    ...base,
    kind: 'select',
    options: offered ? options.filter(({ key }) => offered.includes(key)) : options,
    missingLabel: missingLabel(base.field),
    numeric: typeof field.codes?.[0] === 'number',
  };
}

/** `dictionaries` are those of the list: a field whose options the page provides has none. */
function controlOf(
  field: Field,
  context: ListContext,
  base: BaseField,
  dictionaries: readonly string[],
): RowField {
  const { kind, max = 0, range = [0, 0], precision = 0, codes, dictionary } = field;
  const { format, resource = '', nameField } = field;
  const { lookupOf, regions } = context;
  const isNumeric = typeof codes?.[0] === 'number';
  switch (kind) {
    case 'text':
    case 'area':
      return { ...base, kind, maxLength: max, ...(format && { inputMode: INPUT_MODES[format] }) };
    case 'money':
      return { ...base, kind, min: toYuan(range[0]), max: toYuan(range[1]) };
    case 'number':
      return { ...base, kind, min: range[0], max: range[1], precision };
    case 'code':
      if (dictionary && dictionaries.includes(dictionary))
        return {
          ...base,
          kind: 'custom',
          ...context.dictionaryControl(dictionary, isNumeric, base.field),
        };
      return selectOf(field, context, base);
    case 'reference':
      return {
        ...base,
        kind,
        resource,
        load: lookupOf(resource),
        ...(nameField && { nameField }),
      };
    case 'region':
      return { ...base, kind: 'custom', ...regions.control };
    case 'flag':
      return { ...base, kind: 'switch' };
    case 'tags':
    case 'day':
    case 'time':
      return { ...base, kind };
    default:
      throw new Error(`${base.field}: forms have no control for the kind ${kind}.`);
  }
}
