import { number, object, string } from 'yup';
import type { Company, CompanyName, DataSource } from '../../resources/companies/company';
import { companyRef, idText, word } from '../../schema';
import type { CompanyProduct } from '../../resources/orders/companyProduct';
import type { ManagerInfo } from '../../entities/session/session';
import { change, read } from '../call';

/** Most companies of one drop-down. */
const COMPANY_NAMES_LIMIT = 1_000;

/** Details and drop-downs of client companies. */
export const companyLookups = {
  getManager: read('/aCompanyInfo/getManager')
    .takes(object({ companyId: string().max(64).required() }))
    .gives<ManagerInfo | null>(),
  /** The sources of flash results that a company may use. */
  getDataSourceList: read('/aCompanyInfo/getDataSourceList')
    .takes(companyRef)
    .gives<DataSource[]>(),
  /** Companies for drop-downs, those whose name holds `companyName` when it is given. */
  getCompanyList: read('/aCompanyInfo/getCompanyList')
    .takes(
      object({
        companyName: word(128),
        pageSize: number().integer().min(1).max(COMPANY_NAMES_LIMIT).default(COMPANY_NAMES_LIMIT),
      }),
    )
    .gives<CompanyName[]>(),
  getCompanyDetailById: read('/gCompanyApi/getCompanyDetailById')
    .takes(companyRef)
    .gives<Company>(),
  getCompanyProductList: read('/gCompanyApi/getCompanyProductList')
    .takes(companyRef)
    .gives<CompanyProduct[]>(),
  /** Updates every bought product to its present version. */
  refreshProduction: change('/gCompanyApi/refreshProduction')
    .takes(companyRef)
    .gives<CompanyProduct[]>(),
  /** Updates one bought product to its present version. */
  refreshProductionById: change('/gCompanyApi/refreshProductionById')
    .takes(object({ companyId: idText().required(), productId: idText().required() }))
    .gives<CompanyProduct>(),
};
