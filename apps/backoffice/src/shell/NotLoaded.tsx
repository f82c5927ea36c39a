import { Alert, Button, defineTexts, tokens, useTexts } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Texts of a page that could not be loaded. They are there before anything is loaded. */
const notLoadedTexts = defineTexts('notLoaded', {
  zh: { text: '页面没有加载出来：系统已更新，或者网络已断开。', reload: '重新载入' },
  en: {
    text: 'The page could not be loaded: the system has been updated, or you are offline.',
    reload: 'Reload',
  },
});

const Main = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${tokens.space.lg};

  & h1 {
    margin: 0;
    font: inherit;
  }
`;

/** The page in place of one whose code is gone after a release, or cannot be reached. */
export function NotLoaded() {
  const t = useTexts(notLoadedTexts);
  return (
    <Main>
      <Alert
        tone="warning"
        role="alert"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        <h1>{t.text}</h1>
      </Alert>
    </Main>
  );
}
