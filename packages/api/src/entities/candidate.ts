import type { AuthStatus, RealnameStatus } from '../resources/candidates/candidate';

/** Consent of a candidate, and how the person was verified. */
export interface CandidateAuthInfo {
  candidateId: string;
  orderId: string;
  authStatus: AuthStatus;
  realnameStatus: RealnameStatus;
  /** 1 operator's records · 2 bank card · 3 face · 4 by hand. */
  realnameMethod: 1 | 2 | 3 | 4 | null;
  signTime: string | null;
  /** Address of the authorisation letter; `null` until it is signed. */
  authUrl: string | null;
}
