import type { Uploaded } from '../../entities/files/material';
import { resetConfirmation, resetRequest, type SentCode } from '../../entities/session/oneTimeCode';
import {
  registrationDraft,
  registrationPaper,
  registrationRef,
  type RegistrationReceipt,
  type RegistrationState,
} from '../../entities/companies/registration';
import { change } from '../call';

/** Forgotten passwords. Not specified. */
export const passwordReset = {
  /** Sends a code to the account's address. The response is the same without such an account. */
  request: change('/passwordReset/request', {
    open: true,
    selfManaged: 'A request is counted, and the count must outlive a refusal.',
  })
    .takes(resetRequest)
    .gives<SentCode>(),
  /** Sets a new password by a code; every session of the account ends. */
  confirm: change('/passwordReset/confirm', {
    open: true,
    selfManaged: 'A wrong code is counted, and the count must outlive the refusal.',
  })
    .takes(resetConfirmation)
    .gives(),
};

/** Requests of companies for an account. Not specified. */
export const registrations = {
  /** Gives a ticket that a few papers may be uploaded with before the request is sent. */
  startPapers: change('/registration/startPapers', {
    open: true,
    selfManaged: 'A ticket is counted, and the count must outlive a refusal.',
  }).gives<{ ticket: string }>(),
  /** Papers of a request that is never sent are removed after a day. */
  uploadPaper: change('/registration/uploadPaper', {
    open: true,
    sends: 'multipart',
    uploadKind: 'registration',
    selfManaged: 'An upload runs long, and a transaction would hold its connection meanwhile.',
  })
    .takes(registrationPaper)
    .gives<Uploaded>(),
  request: change('/registration/request', {
    open: 'optional',
    selfManaged: 'A request is counted and uses its captcha up, also when it is refused.',
  })
    .takes(registrationDraft)
    .gives<RegistrationReceipt>(),
  /** The state of a request. Wrong numbers get the same response as wrong phones. */
  check: change('/registration/check', {
    open: true,
    selfManaged: 'A wrong number is counted, and the count must outlive the refusal.',
  })
    .takes(registrationRef)
    .gives<RegistrationState>(),
};
