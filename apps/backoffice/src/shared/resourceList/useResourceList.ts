import { useMemo } from 'react';
import { moneyText, type Can } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import { useSignedIn } from '../../shell';
import { useDateFormat } from '../useDateFormat';
import type { ResourceList } from './listOf';
import type { FormField } from './model/formField';
import { formFieldsOf } from './model/formFields';
import { tagsIn } from './model/formValues';
import { columnsOf, filtersOf, type ListContext } from './model/gridParts';
import { resourceListTexts, sharedLabels } from './resourceList.texts';
import { useDatePresets } from './useDatePresets';
import { useDictionaries, useReferences } from './useOptionSources';

/** Options of coded fields that the page provides, by field. Memoise the object. */
export type PageOptions = Readonly<Record<string, readonly ListOption[]>>;

export interface ResourceListState<Row> {
  title: string;
  /** Columns of the grid. The same array until language or options change. */
  columns: readonly GridColumn<Row>[];
  filters: readonly FilterField<Row>[];
  /** Returns the form fields that a reader with these permissions may write. */
  formFields(can: Can, isNew: boolean): FormField[];
}

const NO_OPTIONS: PageOptions = {};

/** Columns, filters and form of a list in the current language. */
export function useResourceList<Row extends { id: string }>(
  list: ResourceList<Row>,
  pageOptions: PageOptions = NO_OPTIONS,
): ResourceListState<Row> {
  const { pageTitle: title } = useTexts(list.texts);
  const context = useListContext(list, pageOptions);
  return useMemo(
    () => ({
      title,
      columns: columnsOf(list, context),
      filters: filtersOf(list, context),
      formFields: (can, isNew) => formFieldsOf(list, context, can, isNew),
    }),
    [list, title, context],
  );
}

function useListContext<Row extends { id: string }>(
  list: ResourceList<Row>,
  pageOptions: PageOptions,
): ListContext {
  const texts = useTexts(list.texts);
  const shared = useTexts(sharedLabels);
  const t = useTexts(resourceListTexts);
  const formats = useFormats();
  const datePresets = useDatePresets();
  const dictionaries = useDictionaries(list.dictionaries);
  const references = useReferences(list.references);
  const isClient = useSignedIn().user.userType === 'companyUser';

  return useMemo(() => {
    const labels: Readonly<Record<string, unknown>> = { ...shared, ...texts };
    const textOf = (key: string | undefined) => {
      const text = key === undefined ? undefined : labels[key];
      return typeof text === 'string' ? text : undefined;
    };
    const codeOptions = (field: string) => {
      const { kind, codes, dictionary, resource } = list.fields[field]!;
      if (pageOptions[field]) return pageOptions[field];
      if (dictionary) return dictionaries[dictionary] ?? [];
      if (kind === 'reference') return references[resource!]?.options;
      if (kind === 'flag') return flagOptions(t);
      return codes?.map((code) => ({
        key: String(code),
        text: textOf(`${field}${code}`) ?? String(code),
      }));
    };
    return {
      formats,
      datePresets,
      isClient,
      labelOf: (field) => textOf(field) ?? textOf(list.fields[field]!.nameField) ?? field,
      descriptionOf: (field, isNew) => {
        const { options, format } = list.fields[field]!;
        if (options.masked && !isNew) return t.maskedDescription;
        return textOf(`${field}Description`) ?? (format === 'url' ? t.urlDescription : undefined);
      },
      optionsOf: (field) => {
        const tones = list.tones[field];
        const options = codeOptions(field);
        return tones ? options?.map((option) => withTone(option, tones)) : options;
      },
      lookupOf: (resource) => references[resource]?.load,
    };
  }, [
    list,
    texts,
    shared,
    t,
    formats,
    datePresets,
    dictionaries,
    references,
    pageOptions,
    isClient,
  ]);
}

const flagOptions = (t: { yes: string; no: string }): readonly ListOption[] => [
  { key: '1', text: t.yes },
  { key: '0', text: t.no },
];

function withTone(option: ListOption, tones: ResourceList<{ id: string }>['tones'][string]) {
  const tone = tones[option.key];
  return { ...option, ...(tone && { tone }) };
}

/** Returns the formats of cells in the current language. */
function useFormats(): ListContext['formats'] {
  const { locale } = useLocale();
  const dates = useDateFormat();
  return useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: 'unit' });
    const text = (format: (value: string) => string) => (value: unknown) =>
      typeof value === 'string' ? format(value) : '';
    return {
      money: (value) => (typeof value === 'number' ? moneyText(value, locale) : ''),
      tags: (value) => list.format(tagsIn(value)),
      day: text(dates.day),
      time: text(dates.time),
    };
  }, [locale, dates]);
}
