import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import {
  Alert,
  Button,
  ErrorBoundary,
  LocaleProvider,
  ThemeRoot,
  useStore,
  useTexts,
} from '@mingjian/ui';
import { site } from '../base/site';
import { Frame } from './frame/Frame';
import { frameTexts } from './frame/frame.texts';
import * as S from './frame/screen.styles';
import { Loading } from './frame/Loading';
import { Entry } from './visit/Entry';
import { language } from './visit/language';
import { takeLink } from './visit/visit';

const loadScreens = async () => ({
  default: (await import('./page/CollectScreens')).CollectScreens,
});
const CollectScreens = lazy(loadScreens);

/** The candidates' pages: language and theme around the way in and the screens behind it. */
export function CandidateApp() {
  const chosen = useStore(language);
  useEffect(
    () => void (document.documentElement.lang = chosen === 'zh' ? 'zh-CN' : 'en'),
    [chosen],
  );
  useEffect(() => {
    // It is needed once the second proof is typed; without a connection it is tried again then.
    loadScreens().catch(() => undefined);
    // Another link may be opened in the same window.
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, []);
  return (
    <ThemeRoot mode="auto" density="roomy" accent={site.theme}>
      <LocaleProvider language={chosen}>
        <Boundary>
          <Entry>
            <Suspense fallback={<Loading />}>
              <CollectScreens />
            </Suspense>
          </Entry>
        </Boundary>
      </LocaleProvider>
    </ThemeRoot>
  );
}

/** Shows a screen in place of one that broke. What was typed is stored already. */
function Boundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <Broken />}>{children}</ErrorBoundary>;
}

function Broken() {
  const t = useTexts(frameTexts);
  return (
    <Frame title={t.broken}>
      <Alert tone="danger">{t.brokenText}</Alert>
      <S.Actions>
        <Button tone="primary" size="large" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      </S.Actions>
    </Frame>
  );
}
