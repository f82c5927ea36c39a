import { session as calls } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { goTo } from './address';
import { endSession } from './session';

/**
 * Signs out here and on the server. The computer forgets the session even when the server cannot be
 * reached.
 */
export function useSignOut(): () => Promise<void> {
  const http = useHttp();
  return async () => {
    const told = http.send(calls.logOut, {}).catch(() => undefined);
    endSession();
    goTo('/login', 'replace');
    await told;
  };
}
