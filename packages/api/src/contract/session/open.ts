import { clientErrorReport } from '../../entities/session/clientError';
import {
  entryProof,
  entryRef,
  type EntryLink,
  type EntrySession,
} from '../../entities/session/entryLink';
import type { SentCode } from '../../entities/session/oneTimeCode';
import type { ServerState, TrialEvent } from '../../entities/session/selfCheck';
import { change, get, type EventStream } from '../call';

/** Entries by a link with a random token, which people open without an account. Not specified. */
export const entryLinks = {
  /** Wrong, expired and revoked tokens get the same response. */
  check: change('/entryLink/check', {
    open: true,
    selfManaged: 'A wrong token is counted, and the count must outlive the refusal.',
  })
    .takes(entryRef)
    .gives<EntryLink>(),
  /** Sends a code to the mobile number of the link's person. */
  sendCode: change('/entryLink/sendCode', {
    open: true,
    selfManaged: 'A wrong token is counted, and the count must outlive the refusal.',
  })
    .takes(entryRef)
    .gives<SentCode>(),
  /** Begins a session, with a second proof beside the token. */
  enter: change('/entryLink/enter', {
    open: true,
    selfManaged: 'A wrong proof is counted, and the count must outlive the refusal.',
  })
    .takes(entryProof)
    .gives<EntrySession>(),
};

/** Errors of the application in browsers, for the server's log. Not specified. */
export const clientErrors = {
  report: change('/clientError/report', {
    open: 'optional',
    background: true,
    selfManaged: 'It writes to the log alone.',
  })
    .takes(clientErrorReport)
    .gives(),
};

/** The check of a connection; absent in production. Not specified. */
export const selfCheck = {
  getState: get('/selfCheck/getState', { open: true }).gives<ServerState>(),
  /** Two events a moment apart. A proxy that holds text back delivers them together. */
  getTrial: get('/selfCheck/getTrial', { open: true, responseType: 'events' }).gives<
    EventStream<TrialEvent>
  >(),
};
