import { dictionaryValues, type DictionaryValue } from '@mingjian/api';
import type { ComboboxLoad } from '@mingjian/ui';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { CrudSet } from '../../shared/crud/crudSet';
import type { FormField } from '../../shared/crud/formField';
import { timeColumn } from '../../shared/crud/timeColumns';
import type { DateFormat } from '../../shared/useDateFormat';
import type { dictionaryValueTexts } from './dictionaryValues.texts';

type Words = (typeof dictionaryValueTexts)['zh'];

/** What the page of dictionary values is made of. */
export interface DictionaryValueParts {
  t: Words;
  dates: DateFormat;
  /** The dictionaries, by code. */
  dictionaries: readonly ListOption[];
}

const EDITORS = ['ADMIN'];

/** Returns the page of dictionary values. What a code is and where it belongs never changes. */
export function dictionaryValueSet({
  t,
  dates,
  dictionaries,
}: DictionaryValueParts): CrudSet<DictionaryValue> {
  return {
    pageCode: 'dictionaryList',
    title: t.title,
    noun: t.noun,
    calls: dictionaryValues,
    columns: columnsOf(t, dates, dictionaries),
    fields: fieldsOf(t, dictionaries),
    form: formOf(t, dictionaries),
    presets: { enabled: 1, sort: 0 },
    nameOf: ({ value }) => value,
    roles: { create: EDITORS, change: EDITORS, remove: EDITORS },
  };
}

function columnsOf(
  t: Words,
  dates: DateFormat,
  dictionaries: readonly ListOption[],
): readonly GridColumn<DictionaryValue>[] {
  return [
    { field: 'value', label: t.value, width: 200, sortable: true, fixed: 'left', mustFlag: true },
    { field: 'valueEn', label: t.valueEn, width: 220, sortable: true },
    { field: 'dicCode', label: t.dictionary, width: 180, sortable: true, options: dictionaries },
    { field: 'code', label: t.code, width: 130, sortable: true, isText: true },
    { field: 'sort', label: t.sort, width: 90, align: 'end', sortable: true },
    {
      field: 'enabled',
      label: t.enabled,
      width: 110,
      align: 'center',
      sortable: true,
      switchFlag: true,
    },
    timeColumn('updateTime', t.updateTime, dates),
  ];
}

function fieldsOf(
  t: Words,
  dictionaries: readonly ListOption[],
): readonly FilterField<DictionaryValue>[] {
  return [
    { kind: 'text', field: 'value', label: t.value },
    { kind: 'select', field: 'dicCode', label: t.dictionary, options: dictionaries },
    {
      kind: 'radio',
      field: 'enabled',
      label: t.enabled,
      options: [
        { key: '1', text: t.yes },
        { key: '0', text: t.no },
      ],
    },
    { kind: 'text', field: 'code', label: t.code, operator: 'EQ' },
    { kind: 'text', field: 'valueEn', label: t.valueEn },
  ];
}

function formOf(t: Words, dictionaries: readonly ListOption[]): readonly FormField[] {
  return [
    {
      kind: 'lookup',
      name: 'dicCode',
      label: t.dictionary,
      required: true,
      onlyNew: true,
      load: among(dictionaries),
    },
    {
      kind: 'text',
      name: 'code',
      label: t.code,
      required: true,
      onlyNew: true,
      maxLength: 64,
      help: t.codeHelp,
    },
    { kind: 'text', name: 'value', label: t.value, required: true, maxLength: 128 },
    { kind: 'text', name: 'valueEn', label: t.valueEn, maxLength: 128 },
    { kind: 'number', name: 'sort', label: t.sort, required: true, max: 9_999 },
    { kind: 'flag', name: 'enabled', label: t.enabled },
  ];
}

/** Looks up among options that are there already. */
function among(options: readonly ListOption[]): ComboboxLoad {
  return async (asked) =>
    options
      .filter(({ key, text }) => text.includes(asked) || key.includes(asked))
      .map(({ key, text }) => ({ value: key, label: text, description: key }));
}
