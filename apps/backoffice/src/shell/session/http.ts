import { createHttp, type ApiError, type Http } from '@mingjian/api';
import { preferences } from '../preferences/preferences';
import { session } from './session';

/** Creates the client of one session: its calls carry that session's token and no other. */
export function createSessionHttp(
  token: string | null,
  onSessionEnd: (error: ApiError) => void,
): Http {
  return createHttp({
    getToken: () => token,
    getLanguage: () => preferences.get().language,
    onSessionEnd: (error) => {
      if (session.get().token === token) onSessionEnd(error);
    },
  });
}
