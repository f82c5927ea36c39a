import {
  crud,
  STORED_FIELDS,
  type Call,
  type Field,
  type Fields,
  type Having,
  type ListPage,
  type ListRequest,
  type Resource,
  type RowOf,
  type Versioned,
} from '@mingjian/api';
import type { TagTone, TextEntry, Texts } from '@mingjian/ui';
import type {
  ColumnItem,
  CustomItem,
  FilterItem,
  FormItem,
  FormSection,
  RowCell,
  RowsItem,
  SectionedField,
} from './listItems';
import type { SharedLabel } from './resourceList.texts';

/** Tones of the tags of coded fields, by field and code. */
export type Tones = Readonly<Record<string, Readonly<Record<string, TagTone>>>>;

/** Texts of a list. Labels are filed under the names of their fields. */
export type ListTexts = { pageTitle: string; noun: string; emptyNote?: string } & Record<
  string,
  TextEntry
>;

/** A list of rows with its form: everything that its page needs. */
export interface ResourceList<Row extends { id: string }> {
  /** Identifies the page for stored layouts, views and page sizes. */
  pageCode: string;
  resource: string;
  calls: {
    getList: Call<ListRequest, ListPage<Row>>;
    save: Call<object, Row>;
    update: Call<object, Row>;
    delete: Call<{ id: string }, void>;
  };
  /** Returns the deletion of rows, where it is not `calls.delete` with their `id`. */
  deletionOf?: (ids: string) => { call: Call<object, void>; input: object };
  /** All fields, by name. */
  fields: Fields;
  texts: Texts<ListTexts>;
  nameField: string;
  /** Whether rows are numbered. */
  numbered: boolean;
  tones: Tones;
  columns: readonly Exclude<ColumnItem<string, Row>, string>[];
  filters: readonly Exclude<FilterItem<string>, string>[];
  form: readonly SectionedField[];
  /** Codes of the dictionaries that label its fields. */
  dictionaries: readonly string[];
  /** Resources that its fields refer to. */
  references: readonly string[];
}

type Stored<F extends Fields, Base> = Base extends Versioned ? F & typeof STORED_FIELDS : F;
type NameOf<Item> = Item extends { field: infer Name }
  ? Name
  : Item extends { fields: readonly (infer Inner)[] }
    ? NameOf<Inner>
    : Item;
type RowTextsOf<Item> = Item extends { fields: readonly (infer Inner)[] }
  ? RowTextsOf<Inner>
  : Item extends { noun: infer Noun; rows: readonly { label: infer Label }[] }
    ? Noun | Label
    : never;
type SectionOf<Item> = Item extends { section: infer Key } ? Key : never;
type ValueOf<F> = F extends Field<infer _Kind, infer Value, infer _Options> ? Value : never;
type KindOf<F> = F extends { kind: infer Kind } ? Kind : never;

/** Names of the fields of some kinds. */
type OfKind<F extends Fields, Kind extends Field['kind']> = {
  [K in keyof F]: KindOf<F[K]> extends Kind ? K : never;
}[keyof F] &
  string;

type Unfiltered = 'money' | 'number' | 'json' | 'list';
type Uncontrolled = 'json' | 'list';
/** Kinds whose values a control of a list's own may edit. */
type Controlled = 'json' | 'text' | 'area';

/** The field whose label a field has: a reference is labelled as the name that it leads to. */
type LabelledAs<F extends Fields, K> = K extends keyof F
  ? F[K] extends { options: { nameField: infer Name extends string } }
    ? Name
    : K
  : never;

/** Text keys of the codes of a field, such as `gender1`. */
type CodeTexts<F extends Fields, K extends keyof F & string> =
  ValueOf<F[K]> extends infer Code extends string | number
    ? string extends Code
      ? never
      : `${K}${Code}`
    : never;

/** Coded fields whose labels come from texts, or from the page: those without a dictionary. */
type WithoutDictionary<F extends Fields> = Exclude<OfKind<F, 'code'>, Having<F, 'dictionary'>>;

/** Text keys of the codes of a field, unless a dictionary has its labels. */
type CodeLabel<F extends Fields, K> = K extends WithoutDictionary<F> ? CodeTexts<F, K> : never;

/** Text keys of codes that a dictionary labels. */
type DictionaryLabel<F extends Fields> = {
  [K in Having<F, 'dictionary'>]: CodeTexts<F, K>;
}[Having<F, 'dictionary'>];

/** Text keys that a list with these fields needs. */
type NeededText<F extends Fields, Used, Form extends readonly unknown[], PageOptions> =
  | 'pageTitle'
  | SectionOf<Form[number]>
  | RowTextsOf<Form[number]>
  | (Form extends readonly [] ? never : 'noun')
  | Exclude<LabelledAs<F, Used>, SharedLabel>
  | CodeLabel<F, Exclude<Used, PageOptions>>;

/** Fails to compile with the names of texts that are missing or have nothing to say. */
type Checked<T, Needed, F extends Fields> = [Exclude<Needed, keyof T>] extends [never]
  ? [Exclude<Extract<keyof T, `${string}Description`>, `${keyof F & string}Description`>] extends [
      never,
    ]
    ? [Extract<keyof T, DictionaryLabel<F>>] extends [never]
      ? unknown
      : { labelledByDictionary: Extract<keyof T, DictionaryLabel<F>> }
    : { describesNoField: Exclude<keyof T, `${keyof F & string}Description`> }
  : { missingText: Exclude<Needed, keyof T> };

type ColumnOf<F extends Fields, Base extends { id: string }> = ColumnItem<
  keyof Stored<F, Base> & string,
  RowOf<Resource<F, Base>>
>;
type FilterOf<F extends Fields, Base> = FilterItem<
  Exclude<Having<Stored<F, Base>, 'search'>, OfKind<F, Unfiltered>>
>;
type FormOf<F extends Fields> =
  | FormItem<Exclude<Having<F, 'write'>, OfKind<F, Uncontrolled>>>
  | CustomItem<Having<F, 'write'> & OfKind<F, Controlled>, Having<F, 'write'>>
  | RowsItem<Having<F, 'write'> & OfKind<F, 'json'>>;

interface ListLayout<F extends Fields, T, Columns, Filters, Form, PageOptions> {
  /** Identifies the page for stored layouts, views and page sizes. Never change it. */
  pageCode: string;
  /**
   * The list's title (`pageTitle`), the noun of one row (`noun`), labels by field, and optional
   * descriptions (`discountDescription`). Codes without a dictionary have a text each (`gender1`).
   * `emptyNote` stands in the list while it has no row: how rows come into it.
   */
  texts: Texts<T>;
  /** Names a row in headings and questions. Its column comes first and cannot be hidden. */
  nameField: keyof F & string;
  /** Whether rows are numbered, over all pages. @default false */
  numbered?: true;
  columns: Columns;
  filters: Filters;
  /** Fields of the form, or sections of them. Readers see those that the server lets them write. */
  form?: Form;
  /** Tones of codes: such fields are shown as tags. */
  tones?: { readonly [K in OfKind<F, 'code'>]?: Readonly<Record<string, TagTone>> };
  /** Coded fields without a dictionary whose options the page provides. */
  pageOptions?: readonly PageOptions[];
}

/**
 * Declares the list of a resource. Cell, filter, form control, export format, limits, required
 * marks and labels follow from the kind and schema of each field. A misspelt field does not
 * compile.
 */
export function listOf<
  F extends Fields,
  Base extends { id: string },
  T extends Record<string, TextEntry>,
  const Columns extends readonly ColumnOf<F, Base>[],
  const Filters extends readonly FilterOf<F, Base>[],
  const Form extends readonly (FormOf<F> | FormSection<FormOf<F>>)[] = readonly [],
  const PageOptions extends WithoutDictionary<F> = never,
>(
  resource: Resource<F, Base>,
  layout: ListLayout<F, T, Columns, Filters, Form, PageOptions> & {
    texts: Checked<
      T,
      NeededText<Stored<F, Base>, NameOf<(Columns | Filters | Form)[number]>, Form, PageOptions>,
      F
    >;
  },
): ResourceList<RowOf<Resource<F, Base>>> {
  const [columns, filters] = [layout.columns, layout.filters].map(
    (items: readonly (string | { field: string })[]) => items.map(itemOf),
  );
  const form = (layout.form ?? []).flatMap(sectionedFields);
  const fields: Fields = { ...resource.fields, ...(resource.isVersioned && STORED_FIELDS) };
  const used = [...columns!, ...filters!, ...form]
    .map(({ field }) => field)
    .filter((field) => !layout.pageOptions?.includes(field as PageOptions));
  const detailsOf = (detail: 'dictionary' | 'resource') => [
    ...new Set(used.flatMap((field) => fields[field]![detail] ?? [])),
  ];
  const list = {
    pageCode: layout.pageCode,
    resource: resource.name,
    calls: crud(resource),
    fields,
    texts: layout.texts,
    nameField: layout.nameField,
    numbered: layout.numbered === true,
    tones: layout.tones ?? {},
    columns,
    filters,
    form,
    dictionaries: [...new Set([...detailsOf('dictionary'), ...form.flatMap(dictionariesOfRows)])],
    references: detailsOf('resource'),
  };
  // The checks above are for the caller; inside, fields are read by name.
  return list as unknown as ResourceList<RowOf<Resource<F, Base>>>;
}

const dictionariesOfRows = ({ rows = [] }: SectionedField) =>
  rows.flatMap((cell: RowCell) => (cell.kind === 'select' ? [cell.dictionary] : []));

function itemOf(item: string | { field: string }): { field: string } {
  return typeof item === 'string' ? { field: item } : item;
}

function sectionedFields(
  item: string | { field: string } | FormSection<string | { field: string }>,
): SectionedField[] {
  if (typeof item === 'string' || 'field' in item) return [itemOf(item)];
  return item.fields.map((inner) => ({ ...itemOf(inner), section: item.section }));
}
