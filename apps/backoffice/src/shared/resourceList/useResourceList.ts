import { useMemo } from 'react';
import { moneyText, type Can } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { AdvancedField } from '@mingjian/widgets/AdvancedFilter';
import { dictionaryTexts } from '@mingjian/widgets/DictionarySelect';
import { advancedFieldsOf } from './model/advancedFields';
import type { CodeOption } from './model/codeOption';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import { dictionaryControl } from '../dictionaries/DictionaryControl';
import { useDictionaries, type DictionariesState } from '../dictionaries/useDictionaries';
import { useRegionParts } from '../regions/useRegionParts';
import { usePermission } from '../permission/usePermission';
import { useDateFormat } from '../../base/useDateFormat';
import type { ResourceList } from './listOf';
import { formFieldsOf } from './model/formFields';
import type { RowField } from './model/rowField';
import { tagsIn } from './model/formValues';
import { columnsOf, filtersOf, labelIn, type ListContext } from './model/gridParts';
import { resourceListTexts, sharedLabels } from './resourceList.texts';
import { useDatePresets } from './useDatePresets';
import { sourceOf } from './referenceSources';
import { useNamedFields, useNamedFilters, useReferences } from './useReferences';

/** Options of coded fields that the page provides, by field. Memoise the object. */
export type PageOptions = Readonly<Record<string, readonly ListOption[]>>;

export interface ResourceListState<Row> {
  title: string;
  /** Text of the list while it has no row. */
  emptyNote: string | undefined;
  /** Columns of the grid. The same array until language or options change. */
  columns: readonly GridColumn<Row>[];
  filters: readonly FilterField<Row>[];
  /** Fields of the advanced filter. The same array until language or options change. */
  advancedFields: readonly AdvancedField[];
  /** Returns the label of a field. The same function until the language changes. */
  labelOf(this: void, field: string): string;
  /** The dictionaries of its codes. */
  dictionaries: Pick<DictionariesState, 'status' | 'retry'>;
  /** Returns the form fields that a reader with these permissions may write. */
  formFields(can: Can, isNew: boolean): RowField[];
}

const NO_OPTIONS: PageOptions = {};

/** Columns, filters and form of a list in the current language. */
export function useResourceList<Row extends { id: string }>(
  list: ResourceList<Row>,
  pageOptions: PageOptions = NO_OPTIONS,
): ResourceListState<Row> {
  const { pageTitle: title, emptyNote } = useTexts(list.texts);
  const dictionaries = useDictionaries(list.dictionaries);
  const context = useListContext(list, pageOptions, dictionaries);
  const parts = useMemo<Omit<ResourceListState<Row>, 'dictionaries'>>(
    () => ({
      title,
      emptyNote,
      columns: columnsOf(list, context),
      filters: filtersOf(list, context),
      advancedFields: advancedFieldsOf(list, context),
      labelOf: context.labelOf,
      formFields: (can, isNew) => formFieldsOf(list, context, can, isNew),
    }),
    [list, title, emptyNote, context],
  );
  return {
    ...parts,
    filters: useNamedFilters(list, parts.filters),
    advancedFields: useNamedFields(list, parts.advancedFields),
    dictionaries,
  };
}

function useListContext<Row extends { id: string }>(
  list: ResourceList<Row>,
  pageOptions: PageOptions,
  { options: dictionaryOptions, status }: DictionariesState,
): ListContext {
  const texts = useTexts(list.texts);
  const shared = useTexts(sharedLabels);
  const t = useTexts(resourceListTexts);
  const codeTexts = useTexts(dictionaryTexts);
  const regions = useRegionParts(hasRegion(list));
  const { formats, shortFormats } = useFormats(regions.textOf);
  const datePresets = useDatePresets();
  const references = useReferences();
  const isClient = usePermission({ userTypes: ['companyUser'] });
  const { language } = useLocale();

  return useMemo(() => {
    const labels: Readonly<Record<string, unknown>> = { ...shared, ...texts };
    const textOf = (key: string | undefined) => {
      const text = key === undefined ? undefined : labels[key];
      return typeof text === 'string' ? text : undefined;
    };
    const codeOptions = (field: string) => {
      const { kind, codes, dictionary } = list.fields[field]!;
      if (pageOptions[field]) return pageOptions[field];
      if (dictionary) return dictionaryOptions[dictionary] ?? [];
      if (kind === 'flag') return flagOptions(t);
      return codes?.map((code) => ({
        key: String(code),
        text: textOf(`${field}${code}`) ?? String(code),
      }));
    };
    const missingLabel = (field: string) => {
      const { kind, dictionary } = list.fields[field]!;
      if (!dictionary && kind !== 'json') return codeTexts.unknown;
      if (status === 'loading') return t.optionLoading;
      return status === 'failed' ? codeTexts.failed : codeTexts.unknown;
    };
    return {
      language,
      regions,
      formats,
      shortFormats,
      datePresets,
      isClient,
      labelOf: (field) => textOf(field) ?? textOf(list.fields[field]?.nameField) ?? field,
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
      dictionaryControl: (code, isNumeric, of) => ({
        entry: 'selected',
        render: dictionaryControl(code, isNumeric),
        textOf: (value) => labelIn(dictionaryOptions[code] ?? [], value, missingLabel(of)),
      }),
      missingLabel,
      lookupOf: (resource) => sourceOf(references, resource).load,
    };
  }, [
    list,
    texts,
    shared,
    t,
    codeTexts,
    regions,
    formats,
    shortFormats,
    datePresets,
    dictionaryOptions,
    status,
    references,
    pageOptions,
    isClient,
    language,
  ]);
}

const hasRegion = <Row extends { id: string }>({ fields, columns, filters }: ResourceList<Row>) =>
  [...columns, ...filters].some(({ field }) => fields[field]!.kind === 'region');

const flagOptions = (t: { yes: string; no: string }): readonly ListOption[] => [
  { key: '1', text: t.yes },
  { key: '0', text: t.no },
];

function withTone(option: CodeOption, tones: ResourceList<{ id: string }>['tones'][string]) {
  const tone = tones[option.key];
  return { ...option, ...(tone && { tone }) };
}

/** Returns the formats of cells in the current language. */
function useFormats(
  regionText: (value: unknown) => string,
): Pick<ListContext, 'formats' | 'shortFormats'> {
  const { locale } = useLocale();
  const dates = useDateFormat();
  return useMemo(() => {
    // `unit` puts nothing between Chinese words.
    const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
    const text = (format: (value: string) => string) => (value: unknown) =>
      typeof value === 'string' ? format(value) : '';
    return {
      formats: {
        money: (value) => (typeof value === 'number' ? moneyText(value, locale) : ''),
        tags: (value) => list.format(tagsIn(value)),
        region: regionText,
        day: text(dates.day),
        time: text(dates.time),
      },
      shortFormats: { time: text(dates.short) },
    };
  }, [locale, dates, regionText]);
}
