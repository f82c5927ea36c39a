import { object, string } from 'yup';
import type { ManagerInfo } from '../entities/session';
import { post } from './call';

/** Client companies. */
export const companyDesk = {
  getManager: post('/aCompanyInfo/getManager')
    .takes(object({ companyId: string().max(64).required() }))
    .gives<ManagerInfo | null>(),
};
