import { createHttp } from '@mingjian/api';
import { endSession, visit } from './visit';
import { language } from './language';

/** The client of the visit: its calls carry the session of the link. */
export const http = createHttp({
  getToken: () => visit.get().session,
  getLanguage: () => language.get(),
  onSessionEnd: endSession,
});
