import { CART_CANDIDATES, type InputOf, type orderInfo, type StoredDraft } from '@mingjian/api';
import { readFiles } from '@mingjian/widgets/FileWidget';
import type { FormValues } from '@mingjian/widgets/Form';
import type { OrderPreset } from '../../../base/orderPaths';
import { ownValuesIn, ownValuesOf } from './ownFields';

/** Fields of the form that make a new candidate. */
const PERSON = ['userName', 'mobile', 'idType', 'idCardNo', 'email', 'position'] as const;

/** Fields of the form that are about the order itself. */
export const TERMS = [
  'urgentFlag',
  'city',
  'mainCompanyName',
  'consigneeName',
  'clientPoNo',
  'costCenter',
  'authMode',
  'authUrl',
  'remark',
] as const;

/** Values of an empty form. */
export const EMPTY_ORDER = {
  productId: null,
  addItems: [],
  candidateKind: 'new',
  candidateId: null,
  userName: '',
  mobile: '',
  idType: 1,
  idCardNo: '',
  email: '',
  position: '',
  resumeUrl: null,
  candidates: [],
  urgentFlag: 0,
  city: null,
  mainCompanyName: '',
  authMode: 2,
  authUrl: null,
  consigneeName: '',
  clientPoNo: '',
  costCenter: '',
  remark: '',
  rulesRead: [],
};

/** Kind of order and company of a form. */
export interface OrderedBy {
  orderType: 1 | 2;
  /** The client that staff order for. */
  companyId: string | undefined;
  /** Line of the cart that the orders are made from. */
  cartLineId?: string | undefined;
}

/** Returns the input of the call that places an order, from the values of the form. */
export function orderInputOf(values: FormValues, by: OrderedBy) {
  const candidate =
    values['candidateKind'] === 'known' ? ['candidateId', 'position'] : [...PERSON, 'resumeUrl'];
  return {
    ...by,
    ...chosenIn(values),
    ...filled(values, [...candidate, ...TERMS]),
    customValues: ownValuesIn(values),
  } as InputOf<typeof orderInfo.save>;
}

/** Returns the input of the call that places orders of several candidates. */
export function ordersInputOf(values: FormValues, by: OrderedBy) {
  const people = (values['candidates'] ?? []) as readonly FormValues[];
  return {
    ...by,
    ...chosenIn(values),
    ...filled(values, TERMS),
    customValues: ownValuesIn(values),
    candidates: people.map((person) => filled(person, PERSON)),
  } as InputOf<typeof orderInfo.saveAll>;
}

/** Returns the product and its add-ons in the values of the form. */
export const chosenIn = (values: FormValues) => ({
  ...filled(values, ['productId']),
  addItems: JSON.stringify(values['addItems'] ?? []),
});

/** Returns the values of a form that opens with a product. */
export function valuesOfPreset({ productId, addItems = [], count = 1 }: OrderPreset): FormValues {
  const chosen = { ...EMPTY_ORDER, productId, addItems: [...addItems] };
  if (count === 1) return chosen;
  const candidates = Array.from({ length: count }, () => ({ ...EMPTY_PERSON }));
  return { ...chosen, candidateKind: 'several', candidates };
}

const EMPTY_PERSON = Object.fromEntries(PERSON.map((field) => [field, null]));

/** Returns the values of the form of a draft. */
export function valuesOfDraft(draft: StoredDraft): FormValues {
  return {
    ...EMPTY_ORDER,
    ...Object.fromEntries(TERMS.map((field) => [field, draft[field] ?? EMPTY_ORDER[field]])),
    ...ownValuesOf(draft),
    productId: draft.productId,
    addItems: JSON.parse(draft.addItems ?? '[]'),
    candidateKind: 'known',
    candidateId: draft.candidateId,
    position: draft.position ?? '',
    authUrl: draft.authUrl
      ? JSON.stringify([{ name: draft.authUrl.split('/').at(-1)!, url: draft.authUrl }])
      : null,
  };
}

/** Fields with uploaded files, of which an order holds the first one's path. */
const FILES: readonly string[] = ['authUrl', 'resumeUrl'];

function filled(values: FormValues, fields: readonly string[]) {
  return Object.fromEntries(
    fields
      .map((field) => [field, values[field]] as const)
      .map(([field, value]) => [field, FILES.includes(field) ? pathIn(value) : value] as const)
      .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

const pathIn = (value: unknown) => readFiles(value)?.[0]?.url;

/** Returns the type of order that an address asks for: 1 refined, 2 flash. @default 1 */
export function orderTypeIn(query: URLSearchParams): 1 | 2 {
  return query.get('type') === '2' ? 2 : 1;
}

/** Returns the product that the address of the form names; `undefined` when it names none. */
export function orderPresetIn(query: URLSearchParams): OrderPreset | undefined {
  const productId = query.get('product');
  if (!productId) return undefined;
  const count = Number(query.get('count') ?? 1);
  return {
    productId,
    addItems: query.get('addItems')?.split(',').filter(Boolean) ?? [],
    count: Number.isInteger(count) ? Math.min(CART_CANDIDATES, Math.max(1, count)) : 1,
    cartLineId: query.get('cartLine') ?? undefined,
  };
}
