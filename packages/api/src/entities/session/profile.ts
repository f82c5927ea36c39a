import { object } from 'yup';
import { formatted, idText, word } from '../../schema';

/** Schema of the details that people change themselves: those that are sent. */
export const profileChanges = object({
  realname: formatted('personName').min(1),
  /** The picture, an uploaded file of the kind `avatar`; `null` for none. */
  avatar: word(500).nullable(),
});

/** An attempt to sign in to the caller's account. */
export interface SignInAttempt {
  id: string;
  createTime: string;
  /** Network address. */
  address: string;
  /** Browser, as it names itself. */
  agent: string;
  /** 1 signed in · 0 wrong password. */
  result: 0 | 1;
}

/** A session of the caller's account that has not ended. */
export interface OpenSession {
  id: string;
  createTime: string;
  /** Time of its last call, to the minute. */
  lastSeenTime: string;
  /** Network address of its start. */
  address: string;
  /** Browser, as it names itself. */
  agent: string;
  /** Whether it is the session of the call. */
  isCurrent: boolean;
}

/** Schema of ending sessions. */
export const endedSessions = object({
  /** @default all but the caller's own */
  id: idText(),
});
