import { Button, useStore, useTexts } from '@mingjian/ui';
import { Moon, Sun } from 'lucide-react';
import { preferences } from '../preferences/preferences';
import * as S from './Header.styles';
import { layoutTexts } from './layout.texts';

/**
 * Language and appearance: in the header, and on the login page before anything heavy has loaded.
 */
export function LookButtons() {
  const t = useTexts(layoutTexts);
  const language = useStore(preferences, (state) => state.language);
  const isDark = useStore(preferences, (state) => state.mode === 'dark');
  const toLanguage = language === 'zh' ? t.toEnglish : t.toChinese;
  const toMode = isDark ? t.light : t.dark;
  const ModeIcon = isDark ? Sun : Moon;

  return (
    <>
      <Button
        tone="quiet"
        aria-label={toLanguage}
        title={toLanguage}
        onClick={() =>
          preferences.update((state) => ({ ...state, language: language === 'zh' ? 'en' : 'zh' }))
        }
      >
        <S.LanguageMark>{t.otherLanguage}</S.LanguageMark>
      </Button>
      <Button
        tone="quiet"
        aria-label={toMode}
        title={toMode}
        onClick={() =>
          preferences.update((state) => ({ ...state, mode: isDark ? 'light' : 'dark' }))
        }
      >
        <ModeIcon size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    </>
  );
}
