import {
  fitsOperator,
  isOperator,
  OPERATOR_SHAPES,
  readAdvanced,
  writeConditions,
} from '../../internal/list/conditionText';
import type { ListCondition, ListQuery, ListSort } from '../../internal/list/query';

/** The page sizes on offer. Source: spec 1 §9. */
export const LIST_PAGE_SIZES = [10, 20, 30, 50] as const;

/** Default page size, also after a reset. Source: spec 1 §9. */
export const FIRST_PAGE_SIZE = 10;

/** A query as stored in an address. `pageSize` is `null` until it is part of the shared address. */
export type StoredQuery = Omit<ListQuery, 'pageSize'> & { pageSize: number | null };

/** The query of a list without any user input. */
export const EMPTY_QUERY: StoredQuery = { conditions: [], sort: [], page: 1, pageSize: null };

/** Parameter name of a condition, such as `orderNo.LIKE`. */
const CONDITION_NAME = /^(?<field>[A-Za-z]\w*)\.(?<operator>[A-Z]+)$/u;

/** A moment as `Date.toISOString` writes it. */
const MOMENT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/u;

/** Parameter names of the list itself. */
const LIST_NAMES = ['sort', 'page', 'size', 'advanced', 'join', 'asOf'];

/**
 * Writes a query as address parameters, which `readListQuery` restores. Only values that differ
 * from the empty query are written. Parameters of `base` that are not the list's own stay.
 */
export function writeListQuery(
  query: StoredQuery,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams([...base].filter(([name]) => !isListParameter(name)));
  for (const { field, operator, value } of query.conditions) {
    params.append(
      `${field}.${operator}`,
      typeof value === 'string' ? value : (value ?? []).map(encodeURIComponent).join(','),
    );
  }
  if (query.advanced) {
    params.set('advanced', writeConditions(query.advanced.conditions));
    params.set('join', query.advanced.join);
  }
  if (query.asOf !== undefined) params.set('asOf', query.asOf);
  if (query.sort.length > 0)
    params.set(
      'sort',
      query.sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(','),
    );
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== null) params.set('size', String(query.pageSize));
  return params;
}

/** Reads a query from address parameters. Invalid parameters are ignored. */
export function readListQuery(params: URLSearchParams): StoredQuery {
  const page = Number(params.get('page'));
  const advanced = readAdvanced(params.get('advanced'), params.get('join'));
  const asOf = params.get('asOf');
  return {
    conditions: [...params]
      .map(([name, value]) => readCondition(name, value))
      .filter((condition) => condition !== null),
    ...(advanced && { advanced }),
    ...(asOf !== null && MOMENT.test(asOf) && { asOf }),
    sort: readSort(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: LIST_PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? null,
  };
}

function readCondition(name: string, value: string): ListCondition | null {
  const { field, operator } = CONDITION_NAME.exec(name)?.groups ?? {};
  if (field === undefined || !isOperator(operator)) return null;
  const shape = OPERATOR_SHAPES[operator];
  const isList = shape === 'list' || shape === 'range';
  const read = shape === 'none' ? null : isList ? readValues(value) : value;
  return fitsOperator(operator, read) ? { field, operator, value: read } : null;
}

function readValues(text: string): string[] | null {
  if (text === '') return null;
  try {
    const values = text.split(',').map(decodeURIComponent);
    return values.includes('') ? null : values;
  } catch {
    return null;
  }
}

function readSort(text: string | null): ListSort[] {
  const keys = (text ?? '')
    .split(',')
    .map((key) => ({ field: key.replace(/^-/u, ''), descending: key.startsWith('-') }));
  return keys.filter(
    ({ field }, index) =>
      /^[A-Za-z]\w*$/u.test(field) && keys.findIndex((key) => key.field === field) === index,
  );
}

function isListParameter(name: string): boolean {
  return LIST_NAMES.includes(name) || isOperator(CONDITION_NAME.exec(name)?.groups?.['operator']);
}

/** Returns the last page when `page` is beyond it, otherwise `null`. */
export function pageWithin(page: number, pageSize: number, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
