import { object } from 'yup';
import { companyRef, idText, orderRef } from '../../schema';
import {
  contractDraft,
  contractRef,
  contractRollback,
  identityDecision,
  signature,
  signNotice,
  vendorNotification,
  type AuthFlag,
  type OpenUrl,
  type OrderSigning,
  type SignedContract,
  type SignPage,
} from '../../entities/orders/signing';
import type { SentCode } from '../../entities/session/oneTimeCode';
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
  /** Signs a contract: candidates their letter, accounts the contracts of their company. */
  signContractCustomer: change('/gContractApi/signContractCustomer', { callers: 'both' })
    .takes(signature)
    .gives<SignedContract>(),
  getSignPage: read('/gContractApi/getSignPage', { callers: 'both' })
    .takes(contractRef)
    .gives<SignPage>(),
  /** As `getAuthFlag`, for candidates abroad, verified by hand. */
  getAuthFlagSg: read('/gContractApi/getAuthFlagSg', { callers: 'both' })
    .takes(contractRef)
    .gives<AuthFlag>(),
  /** Back to "waits for verification", from partly signed, refused, expired or revoked. */
  rollbackToAccess: change('/gContractApi/rollbackToAccess')
    .takes(contractRollback)
    .gives<SignedContract>(),
  /** Sends a code that confirms a typed name. Not specified, as are those below. */
  sendSignCode: change('/gContractApi/sendSignCode', {
    callers: 'both',
    selfManaged: 'A code is counted, and the count must outlive a refusal.',
  }).gives<SentCode>(),
  /** Signature and identity of an order; `null` before its candidate has a form. */
  getOrderSigning: read('/gContractApi/getOrderSigning')
    .takes(orderRef)
    .gives<OrderSigning | null>(),
  /** Decides about papers that no source can verify. */
  decideIdentity: change('/gContractApi/decideIdentity').takes(identityDecision).gives<AuthFlag>(),
  /** A zip with consents, evidence, strokes and documents, and a page that verifies them. */
  getProofPackage: read('/gContractApi/getProofPackage', {
    responseType: 'file',
    callers: 'both',
  })
    .takes(object({ orderId: idText() }))
    .gives<File>(),
  /** Takes the notification of a signing vendor, signed by it. */
  notify: change('/gContractApi/callback/{vendor}', {
    open: true,
    sends: 'bytes',
    selfManaged: 'It stores the notification and leaves all else to a job, which asks the vendor.',
  })
    .takes(vendorNotification)
    .gives(),
};

/** A company's verification and seal with the signing provider. */
export const companySigning = {
  getCompanyVerifyUrl: read('/gFadadaApi/getCompanyVerifyUrl').takes(companyRef).gives<OpenUrl>(),
  genCompanySignature: change('/gFadadaApi/genCompanySignature').takes(companyRef).gives<OpenUrl>(),
  getExemptSignUrl: read('/gFadadaApi/getExemptSignUrl').takes(companyRef).gives<OpenUrl>(),
};
