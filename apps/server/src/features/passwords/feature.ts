import { accounts, passwordReset, users } from '@mingjian/api';
import { bind } from '../../http/bind';
import { holdsRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { changeOwnPassword } from './changePassword';
import { confirmReset, requestReset } from './resetPassword';
import { setStaffPassword } from './setPassword';

/**
 * Passwords of staff and clients: changed by their owners, reset when they are forgotten, or set by
 * an administrator.
 */
export const passwords: Feature = {
  name: 'passwords',
  calls: [
    bind(users).part({
      updatePassword: async (change, caller, backend) =>
        change.userId !== caller.userId && holdsRight(caller, ADMINISTRATORS)
          ? setStaffPassword(change, caller, backend)
          : changeOwnPassword(change, 'serviceUser', caller, backend),
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
