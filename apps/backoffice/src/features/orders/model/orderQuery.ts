import {
  encodeSearch,
  ORDER_STATUSES,
  toOrderParam,
  type Condition,
  type DangerLevel,
  type ListRequest,
  type OrderStatus,
  type OrderType,
} from '@mingjian/api';

/** What the order list is asked for. It lives in the tab's address, so that it can be shared and Back works. */
export interface OrderQuery {
  orderNo: string;
  userName: string;
  companyName: string;
  orderStatus: OrderStatus | null;
  orderType: OrderType | null;
  overallDanger: DangerLevel | null;
  pmName: string;
  page: number;
  /** `null` takes the size that this person chose last. */
  pageSize: number | null;
  sort: OrderSort | null;
}

export interface OrderSort {
  field: SortableField;
  descending: boolean;
}

/** Columns that the list can be sorted by. */
export const SORTABLE_FIELDS = ['orderNo', 'orderTime', 'slaDueAt'] as const;
export type SortableField = (typeof SORTABLE_FIELDS)[number];

/** The conditions of a query, without paging and order. */
export type OrderFilter = Omit<OrderQuery, 'page' | 'pageSize' | 'sort'>;

export const NO_FILTER: OrderFilter = {
  orderNo: '',
  userName: '',
  companyName: '',
  orderStatus: null,
  orderType: null,
  overallDanger: null,
  pmName: '',
};

const PAGE_SIZES = [10, 20, 30, 50];

/** Reads a query from an address. Whatever makes no sense counts as absent. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 64);
  const oneOf = <T extends number>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => String(value) === params.get(name)) ?? null;
  const page = Number(params.get('page'));
  const [field, direction] = (params.get('sort') ?? '').split('.');
  const sortField = SORTABLE_FIELDS.find((name) => name === field);

  return {
    orderNo: text('orderNo'),
    userName: text('userName'),
    companyName: text('companyName'),
    orderStatus: oneOf('orderStatus', ORDER_STATUSES),
    orderType: oneOf('orderType', [1, 2]),
    overallDanger: oneOf('overallDanger', [1, 2, 3, 4, 5]),
    pmName: text('pmName'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: oneOf('size', PAGE_SIZES),
    sort: sortField ? { field: sortField, descending: direction === 'desc' } : null,
  };
}

/** Writes a query as it stands in an address: only what differs from a fresh list. */
export function writeOrderQuery({ page, pageSize, sort, ...filter }: OrderQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== '' && value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  if (pageSize) params.set('size', String(pageSize));
  if (sort) params.set('sort', `${sort.field}.${sort.descending ? 'desc' : 'asc'}`);
  return params;
}

/** Returns the call's input for a query. */
export function orderRequest(query: OrderQuery, pageSize: number): ListRequest {
  const { orderNo, userName, companyName, pmName, orderStatus, orderType, overallDanger } = query;
  const like = (field: string, value: string): Condition[] => (value ? [{ field, operator: 'LIKE', value }] : []);
  const equal = (field: string, value: number | null): Condition[] =>
    value === null ? [] : [{ field, operator: 'EQ', value: String(value) }];
  const conditions = [
    ...like('orderNo', orderNo),
    ...like('userName', userName),
    ...like('companyName', companyName),
    ...like('pmName', pmName),
    ...equal('orderStatus', orderStatus),
    ...equal('orderType', orderType),
    ...equal('overallDanger', overallDanger),
  ];
  return {
    pageCode: 'orderList',
    pageNum: query.page,
    pageSize,
    ...(conditions.length > 0 && { searchParam: encodeSearch(conditions) }),
    ...(query.sort && { orderParam: toOrderParam([query.sort]) }),
  };
}

/** Returns the order after a click on a column's head: ascending, descending, and the list's own again. */
export function nextSort(sort: OrderSort | null, field: SortableField): OrderSort | null {
  if (sort?.field !== field) return { field, descending: false };
  return sort.descending ? null : { field, descending: true };
}

/** How many conditions hold rows back. */
export function countConditions(filter: OrderFilter, names: readonly (keyof OrderFilter)[]): number {
  return names.filter((name) => filter[name] !== NO_FILTER[name]).length;
}
