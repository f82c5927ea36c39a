import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { retrying, type Http } from '@mingjian/api';
import { ApiProvider, useHttp } from '@mingjian/api/react';
import { ErrorBoundary, ErrorState, Spinner, useStore, useTexts } from '@mingjian/ui';
import { Dictionaries } from '../base/dictionaries/Dictionaries';
import { messages } from './messages';
import * as S from './pages/Pages.styles';
import { pagesTexts } from './pages/pages.texts';
import type { WorkspaceParts } from './screen';
import { loadSignedIn } from './session/loadSignedIn';
import { leaveSession, session } from './session/session';
import { sessionTexts } from './session/session.texts';
import { SignedInWorkspace } from './SignedInWorkspace';
import { announcingHttp } from './windows/announcingHttp';
import { createWindows } from './windows/windows';
import { WindowsContext } from './windows/WindowsContext';

export interface WorkspaceProps {
  /** The client of the session. */
  http: Http;
  parts: WorkspaceParts;
}

/** Loads the signed-in person and shows their workspace. A failure ends the session. */
export function Workspace({ http, parts }: WorkspaceProps) {
  const [windows] = useState(createWindows);
  const announcing = useMemo(() => announcingHttp(http, windows), [http, windows]);
  const handleRefresh = useCallback(
    (resources: readonly string[]) => windows.post({ kind: 'changed', resources, records: [] }),
    [windows],
  );
  return (
    <WindowsContext value={windows}>
      <ApiProvider http={announcing} onRefresh={handleRefresh}>
        <Dictionaries>
          <SessionWorkspace parts={parts} />
        </Dictionaries>
      </ApiProvider>
    </WindowsContext>
  );
}

function SessionWorkspace({ parts }: { parts: WorkspaceParts }) {
  const signedIn = useStore(session, (state) => state.signedIn);
  const attempt = useLoadSignedIn();
  return signedIn ? (
    <ErrorBoundary fallback={() => <WorkspaceFailed />}>
      <SignedInWorkspace key={signedIn.user.id} signedIn={signedIn} parts={parts} />
    </ErrorBoundary>
  ) : (
    <WorkspaceLoading attempt={attempt} />
  );
}

/** The failure of the shell itself. A page's own failure leaves the shell as it is. */
function WorkspaceFailed() {
  const t = useTexts(pagesTexts);
  return (
    <S.Middle>
      <ErrorState
        title={t.failedTitle}
        description={t.shellFailed}
        onRetry={() => window.location.reload()}
      />
    </S.Middle>
  );
}

/** The state of the page until the user info is loaded. */
function WorkspaceLoading({ attempt }: { attempt: number }) {
  const t = useTexts(sessionTexts);
  return (
    <S.Middle role="status">
      <S.Waiting>
        <Spinner decorative />
        <span>{attempt > 0 ? t.retrying(attempt) : t.loading}</span>
      </S.Waiting>
    </S.Middle>
  );
}

/**
 * Loads the user info, with three retries on network failures. Returns the number of the current
 * retry, 0 for none.
 */
function useLoadSignedIn(): number {
  const http = useHttp();
  const t = useTexts(sessionTexts);
  const [attempt, setAttempt] = useState(0);
  const handleFailure = useEffectEvent((isEnded: boolean) => {
    if (!isEnded) messages.show({ text: t.loadFailed, tone: 'warning', seconds: 5 });
    void leaveSession(http);
  });

  useEffect(() => {
    let isCurrent = true;
    retrying(() => loadSignedIn(http), {
      times: 3,
      onRetry: (next) => isCurrent && setAttempt(next),
    }).catch((error: { kind?: string }) => {
      if (isCurrent && session.get().token !== null) handleFailure(error.kind === 'session');
    });
    return () => void (isCurrent = false);
  }, [http]);
  return attempt;
}
