import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, type ComponentType } from 'react';
import type { Http } from '@mingjian/api';
import { LocaleProvider, ThemeRoot, useStore } from '@mingjian/ui';
import { LoginPage } from './features/session/LoginPage';
import type { OpenPageOutletProps } from './OpenPage';
import { goTo, useAddressPath } from './shell/session/address';
import { messages } from './shell/messages';
import { NotLoaded } from './shell/NotLoaded';
import { preferences, restoreVisitor } from './shell/preferences/preferences';
import type { OpenPageProps } from './shell';
import { isOpenPath, isWorkspacePath, loginAddress } from './shell/session/redirect';
import { createSessionHttp, followSession, leaveSession, session } from './shell/session/session';

const NONE = () => ({ default: NotLoaded });
const OpenPage = lazy<ComponentType<OpenPageOutletProps>>(() =>
  import('./OpenPage').then((module) => ({ default: module.OpenPage }), NONE),
);
const PersonalWorkspace = lazy<ComponentType<OpenPageProps>>(() =>
  import('./PersonalWorkspace').then((module) => ({ default: module.PersonalWorkspace }), NONE),
);

/** The messages, loaded after the first screen; without the server it tries again. */
const MessageArea = lazy(loadMessages);
async function loadMessages(): Promise<{ default: ComponentType<{ isBelowTabs: boolean }> }> {
  try {
    return { default: (await import('./shell/MessageArea')).MessageArea };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return loadMessages();
  }
}

/** The application: the login page, or the workspace of the signed-in person. */
export function App() {
  const language = useStore(preferences, (state) => state.language);
  const mode = useStore(preferences, (state) => state.mode);
  const accent = useStore(preferences, (state) => state.accent);
  const token = useStore(session, (state) => state.token);
  useEffect(
    () => void (document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'),
    [language],
  );

  useEffect(watchFocus, []);

  return (
    <ThemeRoot mode={mode} accent={accent}>
      <LocaleProvider language={language}>
        <Entry />
        <Suspense fallback={null}>
          <MessageArea isBelowTabs={token !== null} />
        </Suspense>
      </LocaleProvider>
    </ThemeRoot>
  );
}

/** Watches the focus of the window as soon as the code for it is loaded. */
function watchFocus() {
  let stop = () => {};
  let isStopped = false;
  import('./shell/focus/keepFocus').then(
    ({ keepFocus }) => {
      if (!isStopped) stop = keepFocus();
    },
    // Without its code the browser decides where the focus goes.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
  };
}

function Entry() {
  useEffect(followSession, []);
  const token = useStore(session, (state) => state.token);
  useLayoutEffect(() => {
    if (token === null) restoreVisitor();
  }, [token]);
  const pathname = useAddressPath();
  const isOpen = isOpenPath(pathname);
  const needsLogin = !token && !isOpen;
  useEffect(() => {
    const { search, hash } = window.location;
    if (needsLogin) goTo(loginAddress(pathname + search + hash), 'replace');
  }, [needsLogin, pathname]);
  const http = useMemo(() => httpOf(token), [token]);

  // A signed-in person goes on from the login page, and reads most open pages as anybody does.
  const isWorkspace =
    token !== null && (isWorkspacePath(pathname) || pathname.startsWith('/login'));
  return (
    <Suspense key={token} fallback={null}>
      {isWorkspace ? (
        <PersonalWorkspace http={http} />
      ) : needsLogin || pathname.startsWith('/login') ? (
        <LoginPage http={http} />
      ) : (
        <OpenPage pathname={pathname} http={http} />
      )}
    </Suspense>
  );
}

/** Returns the client of a session. It says when the session has ended, and leaves it. */
function httpOf(token: string | null): Http {
  const http = createSessionHttp(token, ({ message, shownFor }) => {
    messages.show({ text: message, tone: 'warning', seconds: shownFor });
    void leaveSession(http);
  });
  return http;
}
