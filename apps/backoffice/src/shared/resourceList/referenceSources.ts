import {
  accounts,
  articleCategory,
  candidate,
  company,
  companyAddress,
  companyLookups,
  crud,
  department,
  dictionary,
  encodeSearch,
  encodeSearchParamS,
  order,
  product,
  pickers,
  type Call,
  type CrudTypes,
  type Http,
  type ListPage,
  type ListRequest,
  type Lookup,
} from '@mingjian/api';
import type { ComboboxLoad, ComboboxOption, Language } from '@mingjian/ui';
import { rememberNames } from './referenceNames';

/** Most rows that one lookup shows. */
const LIMIT = 50;

const declared = <Row, Draft, Changes>(
  resource: CrudTypes<Row, Draft, Changes> & { lookup?: Lookup },
): Declared => ({
  name: resource.name,
  lookup: resource.lookup!,
  getList: crud(resource).getList,
});

/** A resource whose declaration says how its rows are looked up. */
interface Declared {
  name: string;
  lookup: Lookup;
  getList: Call<ListRequest, ListPage<unknown>>;
}

const DECLARED = [
  declared(articleCategory),
  declared(candidate),
  declared(company),
  declared(companyAddress),
  declared(department),
  declared(dictionary),
  declared(order),
  declared(product),
];

/** The rows that a reference can lead to, as the server finds them. */
export interface ReferenceSource {
  /** Searches rows by their names. */
  load: ComboboxLoad;
  /** Returns the rows with these keys. One that is gone is left out. */
  loadByKey(
    keys: readonly string[],
    context: { signal: AbortSignal },
  ): Promise<readonly ComboboxOption[]>;
}

/** Sources of referenced resources, by resource. */
export type ReferenceSources = Readonly<Record<string, ReferenceSource>>;

/** Resources that calls of their own look up, in place of or beside their lists. */
const OWN: Readonly<Record<string, (http: Http, language: Language) => Partial<ReferenceSource>>> =
  {
    aCompanyInfo: (http) => ({ load: companyLoad(http) }),
    companyRole: companyRoleSource,
    sysUsers: staffSource,
  };

/** Resources that a reference can lead to. A test names a list that uses another one. */
export const REFERENCE_TARGETS = [
  ...new Set([...DECLARED.map(({ name }) => name), ...Object.keys(OWN)]),
];

/** Returns the sources of all referenced resources. The names that they load are remembered. */
export function referenceSources(http: Http, language: Language): ReferenceSources {
  return Object.fromEntries(
    REFERENCE_TARGETS.map((resource) => {
      const listed = DECLARED.find(({ name }) => name === resource);
      const { load, loadByKey } = {
        ...(listed && listSource(http, listed, language)),
        ...OWN[resource]?.(http, language),
      } as ReferenceSource;
      const remember = (options: readonly ComboboxOption[]) => {
        rememberNames(http, { resource, language }, options);
        return options;
      };
      return [
        resource,
        {
          load: async (text, context) => remember(await load(text, context)),
          loadByKey: async (keys, context) => remember(await loadByKey(keys, context)),
        } satisfies ReferenceSource,
      ];
    }),
  );
}

/** Returns the source of a resource, which must declare its `lookup`. */
export function sourceOf(sources: ReferenceSources, resource: string): ReferenceSource {
  const source = sources[resource];
  if (!source)
    throw new Error(
      `${resource}: references cannot be looked up. Declare its lookup, and name it here.`,
    );
  return source;
}

/** Finds companies, for clients too, who have no list of them. */
function companyLoad(http: Http): ComboboxLoad {
  return async (companyName, { signal }) => {
    const request = { pageSize: LIMIT, ...(companyName && { companyName }) };
    const found = await http.send(companyLookups.getCompanyList, request, { signal });
    return found.map((row) => optionOf(row, company.lookup!, 'zh'));
  };
}

/** Finds the roles that accounts of client companies may have. */
function companyRoleSource(http: Http, language: Language): ReferenceSource {
  const send = async (request: object, signal: AbortSignal) => {
    const found = await http.send(
      accounts.getRoleList,
      { pageSize: LIMIT, ...request },
      { signal },
    );
    return found.map(({ code, name, nameEn }) => ({
      value: code,
      label: language === 'en' ? nameEn : name,
    }));
  };
  return {
    load: async (roleName, { signal }) => send(roleName ? { roleName } : {}, signal),
    loadByKey: async (keys, { signal }) =>
      (await send({}, signal)).filter(({ value }) => keys.includes(value)),
  };
}

/** Finds active staff by name, and people by id whoever they are. */
function staffSource(http: Http): ReferenceSource {
  const send = async (request: object, signal: AbortSignal) => {
    const input = { pageSize: LIMIT, ...request };
    const { content } = await http.send(pickers.getUserList, input, { signal });
    return content.map(({ id, realname, phone }) => ({
      value: id,
      label: realname,
      ...(phone && { description: phone }),
    }));
  };
  return {
    load: async (realname, { signal }) => send({ userType: 'serviceUser', realname }, signal),
    loadByKey: async (keys, { signal }) => send({ id: keys.join(',') }, signal),
  };
}

/** Returns the source of a resource that is searched by its list call. */
function listSource(
  http: Http,
  { lookup, getList }: Declared,
  language: Language,
): ReferenceSource {
  const send = async (search: object, signal: AbortSignal) => {
    const request = { pageNum: 1, pageSize: LIMIT, ...search };
    const { content } = await http.send(getList, request, { signal });
    return content.map((row) => optionOf(row as object, lookup, language));
  };
  return {
    load: async (text, { signal }) => {
      const value = text.trim();
      const conditions = lookup.searched.map((field) => ({
        field,
        operator: 'LIKE' as const,
        value,
      }));
      return send(value ? { searchParamS: encodeSearchParamS({ conditions }) } : {}, signal);
    },
    loadByKey: async (keys, { signal }) => {
      const condition = { field: lookup.key ?? 'id', operator: 'IN' as const, value: [...keys] };
      return send({ searchParam: encodeSearch([condition]) }, signal);
    },
  };
}

/** Returns the option of a row, as its resource names it. */
function optionOf(
  row: object,
  { key = 'id', label, labelEn, description }: Lookup,
  language: Language,
): ComboboxOption {
  const cells = row as Readonly<Record<string, string | null>>;
  const english = labelEn !== undefined && language === 'en' ? cells[labelEn] : null;
  const beside = description !== undefined && cells[description];
  return {
    value: cells[key]!,
    label: english ?? cells[label]!,
    ...(beside && { description: beside }),
  };
}
