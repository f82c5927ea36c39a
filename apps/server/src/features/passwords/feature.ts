import { accounts, passwordReset, users } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { changeOwnPassword } from './changePassword';
import { confirmReset, requestReset } from './resetPassword';

/** Passwords of staff and clients, each changed by its owner, or reset when it is forgotten. */
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
    bind(passwordReset).to({
      request: async (request, caller, backend) => requestReset(request, caller, backend),
      confirm: async (reset, caller, backend) => confirmReset(reset, caller, backend),
    }),
  ],
};
