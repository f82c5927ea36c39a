import { lazy, Suspense, useEffect, useMemo, type CSSProperties } from 'react';
import type { ApiError } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { LocaleProvider, MessageRegion, ThemeRoot, tokens, useStore } from '@mingjian/ui';
import { openPages, screens } from './features';
import { keepFocus } from './shell/focus/keepFocus';
import { goTo, useAddressPath } from './shell/session/address';
import { messages } from './shell/messages';
import { preferences } from './shell/preferences/preferences';
import { loginAddress, OPEN_PATHS } from './shell/session/redirect';
import { createSessionHttp, endSession, followSignOut, session } from './shell/session/session';

const MissingOpenPage = lazy(() =>
  import('./shell/pages/MissingOpenPage').then((module) => ({ default: module.MissingOpenPage })),
);
const Workspace = lazy(() =>
  import('./shell/Workspace').then((module) => ({ default: module.Workspace })),
);

/** Messages leave header and tabs in sight, each about as high as a bar. */
const BELOW_TABS = {
  '--mj-message-top': `calc(2 * ${tokens.size.bar} + ${tokens.space.sm})`,
} as CSSProperties;

/** The application: the login page, or the workspace of the signed-in person. */
export function App() {
  const language = useStore(preferences, (state) => state.language);
  const mode = useStore(preferences, (state) => state.mode);
  const token = useStore(session, (state) => state.token);
  useEffect(
    () => void (document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'),
    [language],
  );
  useEffect(keepFocus, []);

  return (
    <ThemeRoot mode={mode}>
      <LocaleProvider language={language}>
        <Entry />
        <MessageRegion messages={messages} style={token ? BELOW_TABS : undefined} />
      </LocaleProvider>
    </ThemeRoot>
  );
}

function Entry() {
  useEffect(followSignOut, []);
  const token = useStore(session, (state) => state.token);
  const pathname = useAddressPath();
  const needsLogin = !token && !OPEN_PATHS.includes(pathname);
  useEffect(() => {
    if (needsLogin) goTo(loginAddress(pathname + window.location.search), 'replace');
  }, [needsLogin, pathname]);
  const http = useMemo(() => createSessionHttp(token, leaveExpiredSession), [token]);

  const Page = openPages[needsLogin ? '/login' : pathname] ?? MissingOpenPage;

  return (
    <ApiProvider key={token} http={http}>
      <Suspense fallback={null}>{token ? <Workspace screens={screens} /> : <Page />}</Suspense>
    </ApiProvider>
  );
}

/** Called once per session; the message is the specification's. */
function leaveExpiredSession({ message, shownFor }: ApiError) {
  messages.show({ text: message, tone: 'warning', seconds: shownFor });
  endSession();
}
