import { companyRef } from '../../schema';
import {
  contractDraft,
  contractRef,
  signature,
  signNotice,
  type AuthFlag,
  type OpenUrl,
  type SignedContract,
} from '../../entities/orders/signing';
import { change, read } from '../call';

/**
 * Contracts and authorisation letters that are signed online. Those of the signing page take the
 * session of a link.
 */
export const contracts = {
  getAuthFlag: read('/gContractApi/getAuthFlag', { callers: 'both' })
    .takes(contractRef)
    .gives<AuthFlag>(),
  /** Address of the authorisation letter. */
  getAuthUrl: read('/gContractApi/getAuthUrl').takes(contractRef).gives<OpenUrl>(),
  sendSmsEmail: change('/gContractApi/sendSmsEmail').takes(signNotice).gives(),
  createContract: change('/gContractApi/createContract')
    .takes(contractDraft)
    .gives<SignedContract>(),
  getPersonVerifyUrl: read('/gContractApi/getPersonVerifyUrl', { callers: 'both' })
    .takes(contractRef)
    .gives<OpenUrl>(),
  downLoadContract: read('/gContractApi/downLoadContract', {
    responseType: 'file',
    callers: 'both',
  })
    .takes(contractRef)
    .gives<File>(),
  signContractCustomer: change('/gContractApi/signContractCustomer', { callers: 'candidates' })
    .takes(signature)
    .gives<SignedContract>(),
  getSignPage: read('/gContractApi/getSignPage', { callers: 'both' })
    .takes(contractRef)
    .gives<OpenUrl>(),
  /** As `getAuthFlag`, for candidates abroad, verified by hand. */
  getAuthFlagSg: read('/gContractApi/getAuthFlagSg', { callers: 'both' })
    .takes(contractRef)
    .gives<AuthFlag>(),
  /** Back to "waits for verification", from partly signed, refused, expired or revoked. */
  rollbackToAccess: change('/gContractApi/rollbackToAccess')
    .takes(contractRef)
    .gives<SignedContract>(),
};

/** A company's verification and seal with the signing provider. */
export const companySigning = {
  getCompanyVerifyUrl: read('/gFadadaApi/getCompanyVerifyUrl').takes(companyRef).gives<OpenUrl>(),
  genCompanySignature: change('/gFadadaApi/genCompanySignature').takes(companyRef).gives<OpenUrl>(),
  getExemptSignUrl: read('/gFadadaApi/getExemptSignUrl').takes(companyRef).gives<OpenUrl>(),
};
