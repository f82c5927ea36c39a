import { registrationApproval, registrationRefusal } from '../../entities/companies/registration';
import type { CompanyRegistration } from '../../resources/companies/companyRegistration';
import { change, get } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Requests of companies for an account, for staff. Not specified. */
export const companyRegistrations = {
  getList: get('/companyRegistration/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<CompanyRegistration>>(),
  /** Creates the company and its main account. */
  approve: change('/companyRegistration/approve')
    .takes(registrationApproval)
    .gives<CompanyRegistration>(),
  refuse: change('/companyRegistration/refuse')
    .takes(registrationRefusal)
    .gives<CompanyRegistration>(),
};
