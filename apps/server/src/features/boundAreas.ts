import type { BoundArea } from '../http/bind';
import { boardCalls } from './board/board';
import { companyDeskCalls } from './companies/companyDesk';
import { dictionaryCalls } from './dictionaries/dictionaries';
import { fileCalls } from './files/files';
import { menuCalls } from './menus/menus';
import { orderBaseCalls, orderCalls } from './orders/orders';
import { sessionCalls } from './session/session';
import { userConfigCalls } from './userConfigs/userConfigs';
import { pickerCalls } from './users/pickers';
import { userCalls } from './users/users';

/** Every area of the contract that this server answers, wholly or in part. */
export const boundAreas: readonly BoundArea[] = [
  sessionCalls,
  boardCalls,
  orderCalls,
  orderBaseCalls,
  companyDeskCalls,
  fileCalls,
  menuCalls,
  userCalls,
  pickerCalls,
  dictionaryCalls,
  userConfigCalls,
];
