import { Button, Icon, useStore, useTexts } from '@mingjian/ui';
import { Moon, Sun } from 'lucide-react';
import { preferences } from '../preferences/preferences';
import * as S from './Header.styles';
import { layoutTexts } from './layout.texts';

/** Toggles of language and theme. The login page shows them too, so they load nothing heavy. */
export function PreferenceButtons() {
  const t = useTexts(layoutTexts);
  const language = useStore(preferences, (state) => state.language);
  const isDark = useStore(preferences, (state) => state.mode === 'dark');
  const languageLabel = language === 'zh' ? t.toEnglish : t.toChinese;
  const modeLabel = isDark ? t.light : t.dark;

  return (
    <>
      <Button
        tone="quiet"
        aria-label={languageLabel}
        title={languageLabel}
        onClick={() =>
          preferences.update((state) => ({ ...state, language: language === 'zh' ? 'en' : 'zh' }))
        }
      >
        <S.LanguageCode>{t.otherLanguage}</S.LanguageCode>
      </Button>
      <Button
        tone="quiet"
        aria-label={modeLabel}
        title={modeLabel}
        onClick={() =>
          preferences.update((state) => ({ ...state, mode: isDark ? 'light' : 'dark' }))
        }
      >
        <Icon icon={isDark ? Sun : Moon} />
      </Button>
    </>
  );
}
