import type { ListCondition, ListOperator, ListQuery, ListSort } from '../../internal/list/query';

/** The page sizes on offer. Source: spec 1 §9. */
export const LIST_PAGE_SIZES = [10, 20, 30, 50] as const;

/** Default page size, also after a reset. Source: spec 1 §9. */
export const FIRST_PAGE_SIZE = 10;

/** A query as stored in an address. `pageSize` is `null` until it is part of the shared address. */
export type StoredQuery = Omit<ListQuery, 'pageSize'> & { pageSize: number | null };

/** The query of a list without any user input. */
export const EMPTY_QUERY: StoredQuery = { conditions: [], sort: [], page: 1, pageSize: null };

const OPERATORS: Record<ListOperator, 'text' | 'list' | 'none'> = {
  EQ: 'text',
  NE: 'text',
  GT: 'text',
  LT: 'text',
  GE: 'text',
  LE: 'text',
  LIKE: 'text',
  NOTLIKE: 'text',
  LIKEIN: 'text',
  NOTLIKEIN: 'text',
  BETWEEN: 'list',
  IN: 'list',
  NN: 'list',
  ISNULL: 'none',
  ISNOTNULL: 'none',
};

/** Parameter name of a condition, such as `orderNo.LIKE`. */
const CONDITION_NAME = /^(?<field>[A-Za-z]\w*)\.(?<operator>[A-Z]+)$/u;

/** Parameter names of the list itself. */
const LIST_NAMES = ['sort', 'page', 'size'];

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
  return {
    conditions: [...params]
      .map(([name, value]) => readCondition(name, value))
      .filter((condition) => condition !== null),
    sort: readSort(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: LIST_PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? null,
  };
}

function readCondition(name: string, value: string): ListCondition | null {
  const { field, operator } = CONDITION_NAME.exec(name)?.groups ?? {};
  if (field === undefined || !isOperator(operator)) return null;
  const shape = OPERATORS[operator];
  if (shape === 'none') return { field, operator, value: null };
  if (shape === 'text') return value === '' ? null : { field, operator, value };
  const values = readValues(value);
  return values === null || (operator === 'BETWEEN' && values.length !== 2)
    ? null
    : { field, operator, value: values };
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

function isOperator(name: string | undefined): name is ListOperator {
  return name !== undefined && Object.hasOwn(OPERATORS, name);
}

/** Returns the last page when `page` is beyond it, otherwise `null`. */
export function pageWithin(page: number, pageSize: number, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
