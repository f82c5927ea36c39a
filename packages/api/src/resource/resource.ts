import { object, type ObjectSchema } from 'yup';
import type { Module } from '../contract/call';
import { idText, versionNumber, type Accepts, type Versioned } from '../schema';
import { time, type Field, type FieldKind, type FieldOptions } from './field';

/** Fields of a resource, by name. */
export type Fields = Readonly<Record<string, Field<FieldKind, unknown, FieldOptions>>>;

type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;
type OptionsOf<F> = F extends { options: infer Options } ? Options : never;
type CellOf<F> =
  OptionsOf<F> extends { optional: true } | { restricted: true } ? ValueOf<F> | null : ValueOf<F>;
type WrittenOf<F> = OptionsOf<F> extends { optional: true } ? ValueOf<F> | null : ValueOf<F>;

/** Names of the fields that have an option. */
export type Having<F extends Fields, Option extends string> = {
  [K in keyof F]: OptionsOf<F[K]> extends Record<Option, string | true> ? K : never;
}[keyof F] &
  string;
type RequiredOf<F extends Fields> = {
  [K in Having<F, 'write'>]: OptionsOf<F[K]> extends
    | { optional: true }
    | { default: string | number }
    | { owner: true }
    ? never
    : K;
}[Having<F, 'write'>];

type Flat<T> = { [K in keyof T]: T[K] };

/** Values of the declared fields of a row. */
export type CellsOf<F extends Fields> = { -readonly [K in keyof F]: CellOf<F[K]> };
/** Values that a new row may be given. */
export type DraftOf<F extends Fields> = Flat<
  { id?: string | undefined } & {
    [K in RequiredOf<F>]: WrittenOf<F[K]>;
  } & {
    [K in Exclude<Having<F, 'write'>, RequiredOf<F>>]?: WrittenOf<F[K]> | undefined;
  }
>;
/** Values of a change, with the row's id and the version that the change is based on. */
export type ChangesOf<F extends Fields> = Flat<
  {
    [K in Having<F, 'write'>]?: WrittenOf<F[K]> | undefined;
  } & { id: string; version: number }
>;

/** Rules by which references to a resource find and name its rows. */
export interface Lookup<Name extends string = string, Searched extends string = string> {
  /** Field that references hold. @default 'id' */
  key?: Searched;
  /** Fields of which one must contain the typed text. */
  searched: readonly Searched[];
  /** Field with the name of a row. */
  label: Name;
  /** Field with its English name, for rows that have one. */
  labelEn?: Name;
  /** Field that tells rows of one name apart. */
  description?: Name;
}

/** Declarations of a resource beside its fields. */
export interface ResourceOptions<F extends Fields> {
  module?: Module;
  /** Rules of references to it. Without them, no form can look one up. */
  lookup?: Lookup<keyof F & string, Having<F, 'search'>>;
}

/**
 * A resource: the one declaration of its fields, from which server and screen derive the rest. It
 * is served as `GET|POST /{name}/getList` and `POST /{name}/save|update|delete`.
 */
export interface Resource<F extends Fields = Fields, Base extends { id: string } = { id: string }> {
  name: string;
  module: Module;
  /** Whether rows carry version, createTime and updateTime, and can be written. */
  isVersioned: boolean;
  fields: F;
  lookup?: Lookup;
  draft: Accepts<DraftOf<F>>;
  changes: Accepts<ChangesOf<F>>;
  /** Carries the type of the rows. It holds no value. */
  row?: Flat<Base & CellsOf<F>>;
}

/** Row of a resource. */
export type RowOf<R> = R extends { row?: infer Row } ? Exclude<Row, undefined> : never;
/** Draft of a resource. */
export type DraftIn<R> = R extends { draft: Accepts<infer Draft> } ? Draft : never;
/** Names of a row's own fields and those that every row of the resource has. */
export type FieldOf<R> = keyof RowOf<R> & string;

/** Fields of every versioned row that the server maintains. */
export const STORED_FIELDS = {
  createTime: time({ search: true, sort: true }),
  updateTime: time({ search: true, sort: true }),
} as const satisfies Fields;

/** Declares a resource whose rows several people may change. */
export function resource<const Name extends string, F extends Fields>(
  name: Name,
  fields: F,
  { module = 'default', lookup }: ResourceOptions<NoInfer<F>> = {},
): Resource<F, Versioned> & { name: Name } {
  const writable = Object.entries(fields).filter(([, { options }]) => options.write);
  const draft = object({
    id: idText(),
    ...Object.fromEntries(writable.map(([field, { schema }]) => [field, schema])),
  });
  return {
    name,
    module,
    isVersioned: true,
    fields,
    ...(lookup && { lookup }),
    draft: draft as unknown as Accepts<DraftOf<F>>,
    changes: changesOfDraft(draft) as unknown as Accepts<ChangesOf<F>>,
  };
}

/** Declares a list that nobody writes to, such as one that joins several tables. */
export function view<const Name extends string, F extends Fields>(
  name: Name,
  fields: F,
  { module = 'default', lookup }: ResourceOptions<NoInfer<F>> = {},
): Resource<F> & { name: Name } {
  const nothing = object({ id: idText() });
  return {
    name,
    module,
    isVersioned: false,
    fields,
    ...(lookup && { lookup }),
    draft: nothing as unknown as Accepts<DraftOf<F>>,
    changes: nothing as unknown as Accepts<ChangesOf<F>>,
  };
}

function changesOfDraft(draft: ObjectSchema<object>) {
  return draft.partial().shape({ id: idText().required(), version: versionNumber().required() });
}
