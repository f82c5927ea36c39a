import { session as calls } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useStore } from '@mingjian/ui';
import { goTo } from './address';
import { endSession, session, type SignedIn } from './session';

/** The signed-in person. Only for pages of the workspace. */
export function useSignedIn(): SignedIn {
  const signedIn = useStore(session, (state) => state.signedIn);
  if (!signedIn) throw new Error('Nobody is signed in: render this inside the workspace.');
  return signedIn;
}

/** Returns the sign-out action. It ends the session here even when the server is unreachable. */
export function useSignOut(): () => Promise<void> {
  const http = useHttp();
  return async () => {
    const response = http.send(calls.logOut, {}).catch(() => undefined);
    endSession();
    goTo('/login', 'replace');
    await response;
  };
}
