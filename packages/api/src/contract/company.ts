import { object, string } from 'yup';
import type { Company, CompanyName, DataSource } from '../entities/company';
import { companyRef, idText, word } from '../entities/fields';
import type { CompanyProduct } from '../entities/product';
import type { ManagerInfo } from '../entities/session';
import { post } from './call';

/** Client companies. */
export const companyDesk = {
  getManager: post('/aCompanyInfo/getManager')
    .takes(object({ companyId: string().max(64).required() }))
    .gives<ManagerInfo | null>(),
  /** The sources of flash answers that a company may use. */
  getDataSourceList: post('/aCompanyInfo/getDataSourceList')
    .takes(companyRef)
    .gives<DataSource[]>(),
  /** Companies for drop-downs, those whose name holds `companyName` when it is given. */
  getCompanyList: post('/aCompanyInfo/getCompanyList')
    .takes(object({ companyName: word(128) }))
    .gives<CompanyName[]>(),
  getCompanyDetailById: post('/gCompanyApi/getCompanyDetailById')
    .takes(companyRef)
    .gives<Company>(),
  getCompanyProductList: post('/gCompanyApi/getCompanyProductList')
    .takes(companyRef)
    .gives<CompanyProduct[]>(),
  /** Takes over what changed in every product since the company bought it. */
  refreshProduction: post('/gCompanyApi/refreshProduction')
    .takes(companyRef)
    .gives<CompanyProduct[]>(),
  /** Takes over what changed in one product. */
  refreshProductionById: post('/gCompanyApi/refreshProductionById')
    .takes(object({ companyId: idText().required(), productId: idText().required() }))
    .gives<CompanyProduct>(),
};
