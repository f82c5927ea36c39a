import {
  Download,
  Keyboard,
  List as ListIcon,
  Moon,
  Redo2,
  Sun,
  Undo2,
  UserRound,
} from 'lucide-react';
import {
  Badge,
  Button,
  Icon,
  IconButton,
  Progress,
  useLocale,
  useNarrow,
  useTexts,
} from '@mingjian/ui';
import { useDesk, useReview, useStore } from './desk';
import * as S from './Header.styles';
import { headerTexts } from './header.texts';
import { hasUnsaved } from './model/review';
import { tallyOf } from './model/status';
import { useCommand } from './useCommand';
import { useIsDark } from './useIsDark';

export interface HeaderProps {
  /** Opens the list where the window has no room for it. */
  onListOpen: () => void;
}

/**
 * The page's bar: what was run, how far the review has come, undo, redo, keys, language, colours
 * and export.
 */
export function Header({ onListOpen }: HeaderProps) {
  const t = useTexts(headerTexts);
  const { locale } = useLocale();
  const isNarrow = useNarrow();
  const report = useReview((review) => review.index.report);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(report.at),
  );
  const captures = new Intl.NumberFormat(locale).format(report.captures);

  return (
    <S.Root>
      {isNarrow && <IconButton label={t.pictures} icon={ListIcon} onClick={onListOpen} />}
      <S.Words>
        <S.Title>{t.title}</S.Title>
        <S.Run>
          {t.run(captures, day)}
          {report.commit !== null && ` · ${t.commit(report.commit)}`}
          {report.against &&
            ` · ${t.against(report.against.ref, report.against.commit.slice(0, 8))}`}
        </S.Run>
      </S.Words>
      {report.changes.length > 0 && <HowFar />}
      <S.Tools>
        {report.changes.length > 0 && <History />}
        <Settings />
        {report.changes.length > 0 && <Export />}
      </S.Tools>
    </S.Root>
  );
}

function HowFar() {
  const { review } = useDesk();
  const t = useTexts(headerTexts);
  const { locale } = useLocale();
  const rulings = useReview((current) => current.rulings);
  const { decided, total } = tallyOf(review.get().index.changes.values(), rulings);
  const number = new Intl.NumberFormat(locale);
  return (
    <S.Progress>
      <Progress
        label={t.progress}
        value={decided}
        max={Math.max(1, total)}
        valueText={t.progressText(number.format(decided), number.format(total))}
        tone={decided === total ? 'success' : 'accent'}
      />
    </S.Progress>
  );
}

function History() {
  const command = useCommand();
  const t = useTexts(headerTexts);
  const canUndo = useReview((review) => review.log.at > 0);
  const canRedo = useReview((review) => review.log.at < review.log.steps.length);
  return (
    <>
      <IconButton
        label={t.undo}
        icon={Undo2}
        aria-keyshortcuts="u"
        onClick={() => command('undo')}
        disabledReason={canUndo ? undefined : t.nothingToUndo}
      />
      <IconButton
        label={t.redo}
        icon={Redo2}
        aria-keyshortcuts="Shift+U"
        onClick={() => command('redo')}
        disabledReason={canRedo ? undefined : t.nothingToRedo}
      />
    </>
  );
}

function Settings() {
  const { preferences, question } = useDesk();
  const command = useCommand();
  const t = useTexts(headerTexts);
  const { language, reviewer } = useStore(preferences, (current) => current);
  const isDark = useIsDark();
  const other = language === 'zh' ? 'en' : 'zh';

  return (
    <>
      <S.Wide>
        <IconButton
          label={t.keys}
          icon={Keyboard}
          aria-keyshortcuts="?"
          onClick={() => command('keys')}
        />
      </S.Wide>
      <IconButton
        label={isDark ? t.light : t.dark}
        icon={isDark ? Sun : Moon}
        onClick={() => preferences.set({ ...preferences.get(), theme: isDark ? 'light' : 'dark' })}
      />
      <Button
        tone="quiet"
        lang={other}
        onClick={() => preferences.set({ ...preferences.get(), language: other })}
      >
        {t.otherLanguage}
      </Button>
      <Button
        tone="quiet"
        icon={<Icon icon={UserRound} />}
        aria-label={t.changeReviewer(reviewer)}
        onClick={() => question.set({ kind: 'name' })}
      >
        <S.Reviewer>{t.reviewer(reviewer)}</S.Reviewer>
      </Button>
    </>
  );
}

function Export() {
  const { review } = useDesk();
  const command = useCommand();
  const t = useTexts(headerTexts);
  const rulings = useReview((current) => current.rulings);
  const unsaved = useReview(hasUnsaved);
  const { open } = tallyOf(review.get().index.changes.values(), rulings);
  return (
    <Button
      icon={<Icon icon={Download} />}
      aria-keyshortcuts="e"
      onClick={() => command('export')}
      disabledReason={rulings.size === 0 ? t.nothingToExport : undefined}
      {...(open > 0 && rulings.size > 0 && { title: t.openLeft(open) })}
    >
      {t.export}
      {unsaved && <Badge label={t.unsaved} tone="accent" />}
    </Button>
  );
}
