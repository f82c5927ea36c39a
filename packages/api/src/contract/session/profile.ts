import {
  contactCodeRequest,
  contactConfirmation,
  type SentCode,
} from '../../entities/session/oneTimeCode';
import {
  endedSessions,
  profileChanges,
  type OpenSession,
  type SignInAttempt,
} from '../../entities/session/profile';
import { change, read } from '../call';

/** The caller's own account. Not specified. */
export const profile = {
  update: change('/profile/update').takes(profileChanges).gives(),
  /** Sends a code to a new mobile number or e-mail address. */
  sendCode: change('/profile/sendCode', {
    selfManaged: 'A wrong password is counted, and the count must outlive the refusal.',
  })
    .takes(contactCodeRequest)
    .gives<SentCode>(),
  /** Stores the number or address that the code was sent to. */
  changeContact: change('/profile/changeContact', {
    selfManaged: 'A wrong code is counted, and the count must outlive the refusal.',
  })
    .takes(contactConfirmation)
    .gives(),
  /** The newest attempts to sign in. */
  getSignIns: read('/profile/getSignIns').gives<SignInAttempt[]>(),
  /** The sessions that have not ended, the caller's own first. */
  getSessions: read('/profile/getSessions').gives<OpenSession[]>(),
  endSessions: change('/profile/endSessions').takes(endedSessions).gives(),
};
