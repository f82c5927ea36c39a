import { useEffect, useState } from 'react';
import { retrying } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useStore, useTexts } from '@mingjian/ui';
import { messages } from './messages';
import { WorkspaceLoading } from './pages/WorkspaceLoading';
import type { Screens } from './screen';
import { endSession, loadSignedIn, session } from './session/session';
import { sessionTexts } from './session/session.texts';
import { SignedInWorkspace } from './SignedInWorkspace';

/** Loads who is signed in, then shows their workspace. What cannot be loaded ends the session. */
export function Workspace({ screens }: { screens: Screens }) {
  const signedIn = useStore(session, (state) => state.signedIn);
  const attempt = useSignedIn();
  return signedIn ? (
    <SignedInWorkspace key={signedIn.user.id} signedIn={signedIn} screens={screens} />
  ) : (
    <WorkspaceLoading attempt={attempt} />
  );
}

/**
 * Loads the user info, three times again while the network fails; returns which retry is under way,
 * 0 for none.
 */
function useSignedIn(): number {
  const http = useHttp();
  const t = useTexts(sessionTexts);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    retrying(() => loadSignedIn(http), {
      times: 3,
      onRetry: (next) => isCurrent && setAttempt(next),
    }).catch((error: { kind?: string }) => {
      if (!isCurrent || session.get().token === null) return;
      if (error.kind !== 'session')
        messages.show({ text: t.loadFailed, tone: 'warning', seconds: 5 });
      endSession();
    });
    return () => void (isCurrent = false);
  }, [http, t]);
  return attempt;
}
