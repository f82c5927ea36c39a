import {
  ApiError,
  article,
  articleCategory,
  candidate,
  company,
  companyAccount,
  department,
  dictionaryValue,
  order,
  type RowInUse,
  type RowUse,
  type UserType,
  user,
} from '@mingjian/api';
import { accountListPath } from '../../companies/accountPaths';
import { orderListPath } from '../../../base/orderPaths';
import { listAddress } from './listAddress';

/** Returns the uses that a refused deletion names; none if it was refused for another reason. */
export function usesIn(error: unknown): readonly RowUse[] {
  if (!(error instanceof ApiError) || error.kind !== 'conflict') return [];
  const { inUse } = (error.details ?? {}) as Partial<RowInUse>;
  return Array.isArray(inUse) ? inUse : [];
}

/** Lists that show the uses of a row, by the resource of their rows. */
export const USE_LISTS: Readonly<Record<string, (userType: UserType) => string>> = {
  [order.name]: orderListPath,
  [candidate.name]: () => '/f-order/candidateList',
  [company.name]: () => '/a-company/companyList',
  [companyAccount.name]: accountListPath,
  [user.name]: () => '/system/userList',
  [department.name]: () => '/system/deptList',
  [dictionaryValue.name]: () => '/system/dictionaryList',
  [article.name]: () => '/system/articleList',
  [articleCategory.name]: () => '/system/articleCategoryList',
};

/** Returns the address of the list of a use; `null` where there is none. */
export function addressOfUse(
  { resource, field, value }: RowUse,
  userType: UserType,
  mayOpen: (path: string) => boolean,
): string | null {
  const path = USE_LISTS[resource]?.(userType);
  return path !== undefined && mayOpen(path)
    ? listAddress(path, [{ field, operator: 'EQ', value }])
    : null;
}
