import {
  fieldRules,
  STORED_FIELDS,
  type Field,
  type FieldKind,
  type Fields,
  type Having,
  type Resource,
  type RowOf,
  type TextRule,
} from '@mingjian/api';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Schema, TableName } from '../database/schema';
import type { Caller } from '../http/caller';
import { EVERYBODY, NOBODY, type Rights } from '../roles';
import { companyScope, type RowScope } from './scope';
import type { ColumnKind, Fold } from './searchFields';
import type {
  Change,
  Completion,
  Links,
  Reference,
  ServedField,
  ServedResource,
  Usage,
} from './servedResource';
import { areaRule, wordListRule } from './textRules';

type ColumnOf<T extends TableName> = keyof Schema[T] & string;

/**
 * The column of another table that a field shows, found by the id in `by`; `english`, where it is
 * not empty, to readers of English.
 */
type Joined<T extends TableName> = {
  by: ColumnOf<T>;
} & {
  [Other in TableName]: {
    table: Other;
    column: ColumnOf<Other>;
    english?: ColumnOf<Other>;
  };
}[TableName];

/** A JSON text list whose values are rows of another table, sorted; or one such value. */
type Linked = {
  [Other in TableName]: {
    links: Other;
    owner: ColumnOf<Other>;
    value: ColumnOf<Other>;
    /** Rows that the values must name; without it `complete` checks them. */
    of?: Reference;
    /** Whether the field is one value: the only one, or the first. */
    isSingle?: true;
    /** Whether clients get none. */
    isInternal?: true;
  };
}[TableName];

/** A field that is computed for each row. */
type Computed = (caller: Caller) => RawBuilder<unknown>;

type Source<T extends TableName> = ColumnOf<T> | Joined<T> | Linked | Computed;

type Columns<F extends Fields, T extends TableName> = {
  [K in Exclude<keyof F & string, ColumnOf<T>>]: Source<T>;
} & { [K in keyof F & ColumnOf<T>]?: Source<T> };

type WritableReference<F extends Fields> = {
  [K in Having<F, 'write'>]: F[K]['kind'] extends 'reference' ? K : never;
}[Having<F, 'write'>];

interface Permissions<F extends Fields> {
  read: Rights;
  /** @default nobody */
  create?: Rights;
  /** @default nobody */
  delete?: Rights;
  /**
   * Rights to write fields which `fields` does not name.
   * @default those of `create`
   */
  write?: Rights;
  fields?: { [K in Having<F, 'write'>]?: Rights };
  /**
   * Rights to see restricted fields.
   * @default everybody
   */
  seeRestricted?: Rights;
  /**
   * Rights to reveal a masked value, with a reason.
   * @default nobody
   */
  reveal?: Rights;
}

interface CommonStorage<F extends Fields, T extends TableName> {
  /** Name of one row in the operate log. */
  objectType: string;
  /** Part of the product in the operate log. */
  module: string;
  /** Field that names a row to people. */
  label: keyof F & string;
  defaultOrder: string;
  may: Permissions<F>;
  /** Columns that are shown in place of a field's own to readers of English. */
  translated?: { [K in keyof F]?: ColumnOf<T> };
  /** Fields with a folded column, for lists of many rows. */
  foldedColumns?: { [K in keyof F]?: Exclude<Fold, 'compared'> };
  /** Whether its rows are too many to fold the other texts of each at a search. @default false */
  isLarge?: true;
  /** Rules for texts, beside those that follow from their declarations. */
  textRules?: { [K in Having<F, 'write'>]?: TextRule };
  /** Unique indexes, with the field that each is about. */
  uniques?: Readonly<Record<string, keyof F & string>>;
  usedBy?: readonly Usage[];
  complete?: (row: Completion) => Promise<Record<string, unknown>>;
  changed?: (row: Change) => Promise<void>;
  actions?: (caller: Caller) => readonly string[];
}

type Optional<Name extends string, Keys, Value> = [Keys] extends [never]
  ? { [K in Name]?: Value }
  : { [K in Name]: Value };

/** Storage and permissions of a resource. */
export type Storage<F extends Fields, T extends TableName> = CommonStorage<F, T> &
  /** Columns of the fields whose names differ from the table's. */
  Optional<'columns', Exclude<keyof F & string, ColumnOf<T>>, Columns<F, T>> &
  /** Masks of the fields that leave the server masked. */
  Optional<'masks', Having<F, 'masked'>, Record<Having<F, 'masked'>, (value: string) => string>> &
  /** Rows that writable references may name; `null` where nothing can be checked yet. */
  Optional<'references', WritableReference<F>, Record<WritableReference<F>, Reference | null>> &
  /** The column of the company that a row belongs to, or the rows that callers may reach. */
  ({ company: ColumnOf<T>; scope?: RowScope } | { company?: undefined; scope: RowScope });

/**
 * Binds a resource to its table. A misspelt field or column does not compile. The table is an
 * argument of its own, before the storage: a table that is not known yet has the columns of all,
 * and to compare each field with them took half of the compiler's time.
 */
export function serve<F extends Fields, Base extends { id: string }, T extends TableName>(
  resource: Resource<F, Base>,
  table: T,
): (storage: Storage<F, T>) => ServedResource<RowOf<Resource<F, Base>>> {
  return (storage) => {
    const { company, may, uniques = {}, usedBy = [] } = storage;
    const { create = NOBODY, seeRestricted = EVERYBODY, reveal = NOBODY } = may;
    return {
      name: resource.name,
      objectType: storage.objectType,
      module: storage.module,
      table,
      isVersioned: resource.isVersioned,
      label: storage.label,
      fields: servedFields(resource, { ...(storage as unknown as AnyStorage), table }),
      defaultOrder: storage.defaultOrder,
      scope: storage.scope ?? companyScope(`${table}.${company!}`),
      ...(company !== undefined && { companyColumn: company }),
      may: { read: may.read, create, delete: may.delete ?? NOBODY, seeRestricted, reveal },
      uniques: uniques as Readonly<Record<string, string>>,
      usedBy,
      ...(storage.complete && { complete: storage.complete }),
      ...(storage.changed && { changed: storage.changed }),
      ...(storage.actions && { actions: storage.actions }),
    };
  };
}

type Named<Value> = Readonly<Record<string, Value | undefined>>;

/** Storage without the types that only its author needs. */
interface AnyStorage {
  table: string;
  columns?: Named<
    | string
    | ({ by: string } & NonNullable<ServedField['joined']>)
    | (Omit<Links, 'table'> & { links: string })
    | Computed
  >;
  masks?: Named<(value: string) => string>;
  references?: Named<Reference | null>;
  textRules?: Named<TextRule>;
  foldedColumns?: Named<Fold>;
  isLarge?: true;
  translated?: Named<string>;
  may: { create?: Rights; write?: Rights; fields?: Named<Rights> };
}

function servedFields(resource: Resource, storage: AnyStorage) {
  const declared: Fields = resource.isVersioned
    ? { ...resource.fields, ...STORED_FIELDS }
    : resource.fields;
  const bound: AnyStorage = resource.isVersioned
    ? {
        ...storage,
        columns: { createTime: 'createdAt', updateTime: 'updatedAt', ...storage.columns },
      }
    : storage;
  return Object.fromEntries(
    Object.entries(declared).map(([name, field]) => [name, servedField(name, field, bound)]),
  );
}

function servedField(name: string, field: Field, storage: AnyStorage): ServedField {
  const { options } = field;
  const source = storage.columns?.[name] ?? name;
  const links = linksOf(source);
  const joined = joinedOf(source);
  const writers = storage.may.fields?.[name] ?? storage.may.write ?? storage.may.create ?? NOBODY;
  const reference = referenceOf(name, field, storage);
  const mask = storage.masks?.[name];
  const english = storage.translated?.[name];
  const isFolded = field.kind === 'text' && (joined !== undefined || !storage.isLarge);
  const fold = storage.foldedColumns?.[name] ?? (isFolded ? 'compared' : undefined);
  return {
    column: columnOf(source, name),
    kind: columnKind(field),
    isOptional: options.optional === true,
    isSearchable: options.search === true,
    isSortable: options.sort === true,
    writers: options.write ? writers : null,
    isCreateOnly: options.write === 'create',
    isRestricted: options.restricted === true,
    isHtml: field.html === true,
    ...(fold && { fold }),
    ...(mask && { mask }),
    textRules: options.write
      ? [
          ...(links && !links.isSingle ? [wordListRule] : []),
          ...rulesOf(field, storage.textRules?.[name]),
        ]
      : [],
    ...(reference && { reference }),
    ...(joined && { joined }),
    ...(links && { links }),
    ...(typeof source === 'function' && { compute: source }),
    ...(english && {
      compute: ({ language }: Caller) =>
        sql.ref(`${storage.table}.${language === 'en' ? english : columnOf(source, name)!}`),
    }),
    ...(options.default !== undefined && { default: options.default }),
  };
}

type AnySource = NonNullable<NonNullable<AnyStorage['columns']>[string]>;

function columnOf(source: AnySource, name: string): string | null {
  if (typeof source === 'string') return source;
  if (typeof source === 'function') return null;
  return 'by' in source ? source.by : name;
}

function joinedOf(source: AnySource): ServedField['joined'] {
  if (typeof source !== 'object' || !('by' in source)) return undefined;
  const { table, column, english } = source;
  return { table, column, ...(english && { english }) };
}

function linksOf(source: AnySource): Links | undefined {
  if (typeof source !== 'object' || !('links' in source)) return undefined;
  const { links: table, owner, value, of, isSingle, isInternal } = source;
  return {
    table,
    owner,
    value,
    ...(of && { of }),
    ...(isSingle && { isSingle }),
    ...(isInternal && { isInternal }),
  };
}

const COLUMN_KINDS: Record<FieldKind, ColumnKind> = {
  text: 'text',
  area: 'text',
  json: 'text',
  region: 'text',
  tags: 'text',
  code: 'id',
  money: 'number',
  number: 'number',
  flag: 'number',
  day: 'day',
  time: 'time',
  reference: 'id',
  list: 'text',
};

const columnKind = ({ kind, codes }: Field): ColumnKind =>
  kind === 'code' && typeof codes?.[0] === 'number' ? 'number' : COLUMN_KINDS[kind];

const KIND_RULES: Partial<Record<FieldKind, readonly TextRule[]>> = {
  tags: [wordListRule],
  region: [areaRule],
};

function rulesOf(field: Field, own: TextRule | undefined) {
  return [...fieldRules(field), ...(KIND_RULES[field.kind] ?? []), ...(own ? [own] : [])];
}

/** A code of an open dictionary must be one of its values, switched off or not. */
function referenceOf(
  name: string,
  { dictionary, codes }: Field,
  { references }: AnyStorage,
): Reference | undefined {
  const declared = references?.[name];
  if (declared) return declared;
  if (dictionary === undefined || codes) return undefined;
  return {
    table: 'dictionaryValues',
    key: 'code',
    within: () => sql<SqlBool>`dictionary_code = ${dictionary} and deleted_at is null`,
  };
}
