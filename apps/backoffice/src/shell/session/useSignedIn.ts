import { useStore } from '@mingjian/ui';
import { session, type SignedIn } from './session';

/** Who is signed in. Only for pages of the workspace. */
export function useSignedIn(): SignedIn {
  const signedIn = useStore(session, (state) => state.signedIn);
  if (!signedIn) throw new Error('Nobody is signed in: render this inside the workspace.');
  return signedIn;
}
