import { useEffect, useState } from 'react';
import {
  Alert,
  AppShell,
  LiveRegion,
  LocaleProvider,
  MessageRegion,
  ThemeRoot,
  useTexts,
} from '@mingjian/ui';
import { DeskContext, useDesk, useReview, useStore, type Desk } from './desk';
import { Questions } from './dialogs/Questions';
import { Header } from './Header';
import { headerTexts } from './header.texts';
import { ListPane } from './list/ListPane';
import { hasUnsaved, type Screen } from './model/review';
import * as S from './ReviewPage.styles';
import { BrokenScreen } from './screens/BrokenScreen';
import { EmptyScreen } from './screens/EmptyScreen';
import { MasksScreen } from './screens/MasksScreen';
import { MissingScreen } from './screens/MissingScreen';
import { screenTexts } from './screens/screens.texts';
import { SummaryScreen } from './screens/SummaryScreen';
import { useKeys } from './useCommand';
import { PictureScreen } from './viewer/PictureScreen';

/** The page on which somebody decides about changed pictures. */
export function ReviewPage({ desk }: { desk: Desk }) {
  const language = useStore(desk.preferences, (current) => current.language);
  const theme = useStore(desk.preferences, (current) => current.theme);

  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);

  return (
    <DeskContext value={desk}>
      <LocaleProvider language={language}>
        <ThemeRoot mode={theme}>
          <Page />
          <LiveRegion announcements={desk.announcements} />
          <MessageRegion messages={desk.messages} />
        </ThemeRoot>
      </LocaleProvider>
    </DeskContext>
  );
}

function Page() {
  const t = useTexts(headerTexts);
  const [isListOpen, setListOpen] = useState(false);
  const current = useReview((review) => review.current);
  const screen = useReview((review) => review.screen);
  useKeys();
  useLeaveWarning();
  useTitle();

  // Somebody who chose a picture in the drawer wants to see it.
  const shown = `${screen} ${current}`;
  const [wasShown, setWasShown] = useState(shown);
  if (shown !== wasShown) {
    setWasShown(shown);
    setListOpen(false);
  }

  return (
    <S.Frame>
      <AppShell
        side={<ListPane />}
        sideTitle={t.pictures}
        sideOpen={isListOpen}
        onSideOpenChange={setListOpen}
        header={<Header onListOpen={() => setListOpen(true)} />}
      >
        <NotKept />
        <Middle screen={screen} isEmpty={current === null} />
      </AppShell>
      <Questions />
    </S.Frame>
  );
}

function Middle({ screen, isEmpty }: { screen: Screen; isEmpty: boolean }) {
  switch (screen) {
    case 'broken':
      return <BrokenScreen />;
    case 'missing':
      return <MissingScreen />;
    case 'masks':
      return <MasksScreen />;
    case 'summary':
      return isEmpty ? <EmptyScreen /> : <SummaryScreen />;
    case 'picture':
      return isEmpty ? <EmptyScreen /> : <PictureScreen />;
  }
}

function NotKept() {
  const { isKept } = useDesk();
  const t = useTexts(screenTexts);
  const kept = useStore(isKept, (current) => current);
  return kept ? null : <Alert tone="warning">{t.notKept}</Alert>;
}

/** Asks before the page is left with decisions that nobody has but this browser. */
function useLeaveWarning() {
  const unsaved = useReview(hasUnsaved);
  useEffect(() => {
    if (!unsaved) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [unsaved]);
}

function useTitle() {
  const { title } = useTexts(headerTexts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
