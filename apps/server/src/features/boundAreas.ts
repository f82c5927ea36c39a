import type { BoundArea } from '../http/bind';
import { articleCalls, articleCategoryCalls } from './articles/articles';
import { boardCalls } from './board/board';
import { candidateCalls } from './candidates/candidates';
import { companyCalls } from './companies/companies';
import { companyDeskCalls } from './companies/companyDesk';
import { dictionaryCalls } from './dictionaries/dictionaries';
import { dictionaryValueCalls } from './dictionaries/dictionaryValues';
import { fileCalls } from './files/files';
import { listExportCalls } from './listExports/listExports';
import { listViewCalls } from './listViews/listViews';
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
  companyCalls,
  companyDeskCalls,
  candidateCalls,
  articleCalls,
  articleCategoryCalls,
  fileCalls,
  menuCalls,
  userCalls,
  pickerCalls,
  dictionaryCalls,
  dictionaryValueCalls,
  userConfigCalls,
  listViewCalls,
  listExportCalls,
];
