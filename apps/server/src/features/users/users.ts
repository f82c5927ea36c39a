import { users } from '@mingjian/api';
import { bind } from '../../http/bind';
import { isStaff } from '../../http/caller';
import { forbidden } from '../../failure';
import { listPage } from '../../resources/listPage';
import { userList } from './userList';

/** The accounts, for administrators alone. */
export const userCalls = bind(users).part({
  getList: async (request, caller, backend) => {
    if (!isStaff(caller, 'ADMIN')) throw forbidden();
    return listPage(userList, request, caller, backend);
  },
});
