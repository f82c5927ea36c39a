import type { AnyCall } from '../contract/call';
import type { ApiError } from './errors';

/** Tells of the end of a session once, however many calls it failed. */
export interface SessionWatch {
  /** Notes that the server refused `token` on `call`. */
  ended(call: AnyCall, token: string | null, error: ApiError): void;
}

/** Returns a watch that reports each token once. Responses to an older token are ignored. */
export function createSessionWatch(
  getToken: () => string | null | undefined,
  onSessionEnd: (error: ApiError) => void,
): SessionWatch {
  let reported: string | null | undefined;
  return {
    ended(call, token, error) {
      if (call.path === '/logOut' || token === reported || token !== (getToken() || null)) return;
      reported = token;
      onSessionEnd(error);
    },
  };
}
