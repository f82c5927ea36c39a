import { companyRef } from '../entities/fields';
import {
  contractDraft,
  contractRef,
  signature,
  signNotice,
  type AuthFlag,
  type OpenUrl,
  type SignedContract,
} from '../entities/signing';
import { post } from './call';

/**
 * Contracts and authorisation letters that are signed online. Calls of the signing page are open:
 * the link's token speaks.
 */
export const contracts = {
  getAuthFlag: post('/gContractApi/getAuthFlag', { open: true })
    .takes(contractRef)
    .gives<AuthFlag>(),
  /** Where the authorisation letter is. */
  getAuthUrl: post('/gContractApi/getAuthUrl').takes(contractRef).gives<OpenUrl>(),
  sendSmsEmail: post('/gContractApi/sendSmsEmail').takes(signNotice).gives(),
  createContract: post('/gContractApi/createContract').takes(contractDraft).gives<SignedContract>(),
  getPersonVerifyUrl: post('/gContractApi/getPersonVerifyUrl', { open: true })
    .takes(contractRef)
    .gives<OpenUrl>(),
  downLoadContract: post('/gContractApi/downLoadContract', { answers: 'file' })
    .takes(contractRef)
    .gives<File>(),
  signContractCustomer: post('/gContractApi/signContractCustomer', { open: true })
    .takes(signature)
    .gives<SignedContract>(),
  getSignPage: post('/gContractApi/getSignPage', { open: true })
    .takes(contractRef)
    .gives<OpenUrl>(),
  /** As `getAuthFlag`, for candidates abroad, verified by hand. */
  getAuthFlagSg: post('/gContractApi/getAuthFlagSg', { open: true })
    .takes(contractRef)
    .gives<AuthFlag>(),
  /** Back to "waits for verification", from partly signed, refused, expired or revoked. */
  rollbackToAccess: post('/gContractApi/rollbackToAccess')
    .takes(contractRef)
    .gives<SignedContract>(),
};

/** A company's verification and seal with the signing provider. */
export const companySigning = {
  getCompanyVerifyUrl: post('/gFadadaApi/getCompanyVerifyUrl').takes(companyRef).gives<OpenUrl>(),
  genCompanySignature: post('/gFadadaApi/genCompanySignature').takes(companyRef).gives<OpenUrl>(),
  getExemptSignUrl: post('/gFadadaApi/getExemptSignUrl').takes(companyRef).gives<OpenUrl>(),
};
