import type { UserType } from '@mingjian/api';

/** Returns the path of the list of client accounts for a user type. */
export function accountListPath(userType: UserType): string {
  return userType === 'companyUser' ? '/f-order/accountList' : '/a-company/accountList';
}
