import { accounts, users } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { changeOwnPassword } from './changePassword';

/** Passwords of staff and clients, each changed by its owner. */
export const passwords: Feature = {
  name: 'passwords',
  calls: [
    bind(users).part({
      updatePassword: async (change, caller, backend) =>
        changeOwnPassword(change, 'serviceUser', caller, backend),
    }),
    bind(accounts).part({
      updatePassword: async (change, caller, backend) =>
        changeOwnPassword(change, 'companyUser', caller, backend),
    }),
  ],
};
