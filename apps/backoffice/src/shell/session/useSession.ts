import { useHttp } from '@mingjian/api/react';
import { useStore } from '@mingjian/ui';
import { goTo } from './address';
import { leaveSession, session, type SignedIn } from './session';

/** The signed-in person. Only for pages of the workspace. */
export function useSignedIn(): SignedIn {
  const signedIn = useStore(session, (state) => state.signedIn);
  if (!signedIn) throw new Error('Nobody is signed in: render this inside the workspace.');
  return signedIn;
}

/** Whether somebody is signed in, for pages that need no session. */
export const useHasSession = (): boolean => useStore(session, ({ token }) => token !== null);

/** Returns the sign-out action, which leads to the login page. */
export function useSignOut(): () => Promise<void> {
  const http = useHttp();
  return async () => {
    const left = leaveSession(http);
    goTo('/login', 'replace');
    await left;
  };
}
