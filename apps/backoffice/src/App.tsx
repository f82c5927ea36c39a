import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { ApiError } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { LocaleProvider, MessageRegion, ThemeRoot, useStore } from '@mingjian/ui';
import { openPages, screens } from './features';
import { goTo, useAddressPath } from './shell/session/address';
import { messages } from './shell/messages';
import { preferences } from './shell/preferences/preferences';
import { createSessionHttp } from './shell/session/http';
import { loginAddress, OPEN_PATHS } from './shell/session/redirect';
import { endSession, session } from './shell/session/session';

const OpenPage = lazy(() =>
  import('./shell/pages/OpenPage').then((module) => ({ default: module.OpenPage })),
);
const Workspace = lazy(() =>
  import('./shell/Workspace').then((module) => ({ default: module.Workspace })),
);

/** The application: the login page, or the workspace of whoever is signed in. */
export function App() {
  const language = useStore(preferences, (state) => state.language);
  const mode = useStore(preferences, (state) => state.mode);
  useEffect(
    () => void (document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'),
    [language],
  );

  return (
    <ThemeRoot mode={mode}>
      <LocaleProvider language={language}>
        <Entry />
        <MessageRegion messages={messages} />
      </LocaleProvider>
    </ThemeRoot>
  );
}

function Entry() {
  const token = useStore(session, (state) => state.token);
  const pathname = useAddressPath();
  const needsLogin = !token && !OPEN_PATHS.includes(pathname);
  useEffect(() => {
    if (needsLogin) goTo(loginAddress(pathname + window.location.search), 'replace');
  }, [needsLogin, pathname]);
  const http = useMemo(() => createSessionHttp(token, leaveExpiredSession), [token]);

  const Page = openPages[needsLogin ? '/login' : pathname] ?? OpenPage;

  return (
    <ApiProvider key={token} http={http}>
      <Suspense fallback={null}>{token ? <Workspace screens={screens} /> : <Page />}</Suspense>
    </ApiProvider>
  );
}

/** The transport says once, in the specification's words, that the session is over. */
function leaveExpiredSession({ message, shownFor }: ApiError) {
  messages.show({ text: message, tone: 'warning', seconds: shownFor });
  endSession();
}
