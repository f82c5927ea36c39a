import {
  accounts,
  articleCategories,
  candidates,
  companies,
  companyLookups,
  departments,
  dictionaries,
  encodeSearch,
  encodeSearchParamS,
  pickers,
  type Call,
  type Http,
  type ListPage,
  type ListRequest,
} from '@mingjian/api';
import type { ComboboxLoad, ComboboxOption, Language } from '@mingjian/ui';
import { rememberNames } from './referenceNames';

/** Most rows that one lookup shows. */
const LIMIT = 50;

/** Resources that a reference can lead to. A test names a list that uses another one. */
export const REFERENCE_TARGETS = [
  'aCompanyInfo',
  'sysUsers',
  'cCandidateInfo',
  'hArticleCategory',
  'sysDicCode',
  'companyRole',
  'sysDept',
] as const;

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

/** Returns the sources of all referenced resources. The names that they load are remembered. */
export function referenceSources(http: Http, language: Language): ReferenceSources {
  const sources: Record<(typeof REFERENCE_TARGETS)[number], ReferenceSource> = {
    aCompanyInfo: companySource(http),
    sysUsers: staffSource(http),
    cCandidateInfo: listSource(http, candidates.getList, {
      key: 'id',
      searched: ['name'],
      optionOf: ({ id, name, mobile }) => ({
        value: id,
        label: name,
        ...(mobile && { description: mobile }),
      }),
    }),
    hArticleCategory: listSource(http, articleCategories.getList, {
      key: 'id',
      searched: ['name', 'nameEn'],
      optionOf: ({ id, name, nameEn }) => ({
        value: id,
        label: language === 'en' ? (nameEn ?? name) : name,
      }),
    }),
    sysDicCode: listSource(http, dictionaries.getList, {
      key: 'code',
      searched: ['code', 'name', 'nameEn'],
      optionOf: ({ code, name }) => ({ value: code, label: name, description: code }),
    }),
    companyRole: companyRoleSource(http, language),
    sysDept: listSource(http, departments.getList, {
      key: 'id',
      searched: ['deptName', 'deptCode'],
      optionOf: ({ id, deptName, parentName }) => ({
        value: id,
        label: deptName,
        ...(parentName && { description: parentName }),
      }),
    }),
  };
  return Object.fromEntries(
    Object.entries(sources).map(([resource, { load, loadByKey }]) => {
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

/** Returns the source of a resource, which `REFERENCE_TARGETS` must name. */
export function sourceOf(sources: ReferenceSources, resource: string): ReferenceSource {
  const source = sources[resource];
  if (!source) throw new Error(`${resource}: references cannot be looked up. Add its source.`);
  return source;
}

function companySource(http: Http): ReferenceSource {
  return {
    load: async (companyName, { signal }) => {
      const request = { pageSize: LIMIT, ...(companyName && { companyName }) };
      const found = await http.send(companyLookups.getCompanyList, request, { signal });
      return found.map(companyOption);
    },
    loadByKey: listSource(http, companies.getList, {
      key: 'id',
      searched: [],
      optionOf: companyOption,
    }).loadByKey,
  };
}

function companyOption({
  id,
  companyName,
  companyShort,
}: {
  id: string;
  companyName: string;
  companyShort: string | null;
}): ComboboxOption {
  return { value: id, label: companyName, ...(companyShort && { description: companyShort }) };
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

interface ListSourceOptions<Row> {
  /** Field that references hold. */
  key: string;
  /** Fields of which one must contain the typed text. */
  searched: readonly string[];
  optionOf(row: Row): ComboboxOption;
}

/** Returns the source of a resource that is searched by its list call. */
function listSource<Row>(
  http: Http,
  getList: Call<ListRequest, ListPage<Row>>,
  { key, searched, optionOf }: ListSourceOptions<Row>,
): ReferenceSource {
  const send = async (search: object, signal: AbortSignal) => {
    const request = { pageNum: 1, pageSize: LIMIT, ...search };
    return (await http.send(getList, request, { signal })).content.map(optionOf);
  };
  return {
    load: async (text, { signal }) => {
      const value = text.trim();
      const conditions = searched.map((field) => ({ field, operator: 'LIKE' as const, value }));
      return send(value ? { searchParamS: encodeSearchParamS({ conditions }) } : {}, signal);
    },
    loadByKey: async (keys, { signal }) =>
      send(
        { searchParam: encodeSearch([{ field: key, operator: 'IN', value: [...keys] }]) },
        signal,
      ),
  };
}
