import type { FormValues } from '@mingjian/widgets/Form';

/** Fields of the form that make a new candidate. */
const PERSON = ['userName', 'mobile', 'idType', 'idCardNo', 'email', 'position'] as const;

/** Returns the input of the call that places an order, from the values of the form. */
export function orderInputOf(values: FormValues, orderType: 1 | 2) {
  const candidate = values['candidateKind'] === 'known' ? ['candidateId'] : PERSON;
  const filled = ['productId', ...candidate, 'remark']
    .map((field) => [field, values[field]] as const)
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { orderType, ...Object.fromEntries(filled) } as {
    orderType: 1 | 2;
    productId: string;
  };
}

/** Returns the type of order that an address asks for: 1 refined, 2 flash. @default 1 */
export function orderTypeIn(query: URLSearchParams): 1 | 2 {
  return query.get('type') === '2' ? 2 : 1;
}
