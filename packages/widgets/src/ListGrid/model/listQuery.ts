import type { ListCondition, ListOperator, ListQuery, ListSort } from '../../internal/list/query';

/** Rows a page that can be chosen. Source: spec 1 §9. */
export const LIST_PAGE_SIZES = [10, 20, 30, 50] as const;

/** Rows a page until somebody chooses, and after a reset. Source: spec 1 §9. */
export const FIRST_PAGE_SIZE = 10;

/** A query as it lives in an address: `pageSize` is `null` until it is part of what is shared. */
export type KeptQuery = Omit<ListQuery, 'pageSize'> & { pageSize: number | null };

/** A list that nobody has touched. */
export const FRESH_QUERY: KeptQuery = { conditions: [], sort: [], page: 1, pageSize: null };

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

/** `orderNo.LIKE`: the name of a condition in an address. */
const CONDITION_NAME = /^(?<field>[A-Za-z]\w*)\.(?<operator>[A-Z]+)$/u;

/** Names that the list itself uses in an address. */
const OWN_NAMES = ['sort', 'page', 'size'];

/**
 * Writes a query as parameters of an address: only what differs from a fresh list, readable, and
 * readable again by `readListQuery`. What `around` holds beside a list's own parameters stays.
 */
export function writeListQuery(
  query: KeptQuery,
  around: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams([...around].filter(([name]) => !isOwn(name)));
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

/**
 * Reads a query from parameters of an address. Whatever makes no sense counts as absent: it never
 * widens what is asked for silently.
 */
export function readListQuery(params: URLSearchParams): KeptQuery {
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
  const pieces = readPieces(value);
  return pieces === null || (operator === 'BETWEEN' && pieces.length !== 2)
    ? null
    : { field, operator, value: pieces };
}

function readPieces(value: string): string[] | null {
  if (value === '') return null;
  try {
    const pieces = value.split(',').map(decodeURIComponent);
    return pieces.includes('') ? null : pieces;
  } catch {
    return null;
  }
}

function readSort(text: string | null): ListSort[] {
  const steps = (text ?? '')
    .split(',')
    .map((step) => ({ field: step.replace(/^-/u, ''), descending: step.startsWith('-') }));
  return steps.filter(
    ({ field }, at) =>
      /^[A-Za-z]\w*$/u.test(field) && steps.findIndex((step) => step.field === field) === at,
  );
}

function isOwn(name: string): boolean {
  return OWN_NAMES.includes(name) || isOperator(CONDITION_NAME.exec(name)?.groups?.['operator']);
}

function isOperator(name: string | undefined): name is ListOperator {
  return name !== undefined && Object.hasOwn(OPERATORS, name);
}

/** The page to show instead of one that lies beyond the end; `null` when the page is there. */
export function pageWithin(page: number, pageSize: number, total: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
