import { Button, Icon, useMedia, useStore, useTexts } from '@mingjian/ui';
import { Moon, Sun } from 'lucide-react';
import { choosePreferences, preferences } from '../preferences/preferences';
import * as S from './PreferenceButtons.styles';
import { preferenceButtonsTexts } from './preferenceButtons.texts';

/** Toggles of language and theme. The login page shows them too, so they load nothing heavy. */
export function PreferenceButtons() {
  const t = useTexts(preferenceButtonsTexts);
  const language = useStore(preferences, (state) => state.language);
  const mode = useStore(preferences, (state) => state.mode);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = mode === 'auto' ? isSystemDark : mode === 'dark';
  const languageLabel = language === 'zh' ? t.toEnglish : t.toChinese;
  const modeLabel = isDark ? t.light : t.dark;

  return (
    <>
      <Button
        tone="quiet"
        aria-label={languageLabel}
        title={languageLabel}
        onClick={() => choosePreferences({ language: language === 'zh' ? 'en' : 'zh' })}
      >
        <S.LanguageCode>{t.otherLanguage}</S.LanguageCode>
      </Button>
      <Button
        tone="quiet"
        aria-label={modeLabel}
        title={modeLabel}
        onClick={() => choosePreferences({ mode: isDark ? 'light' : 'dark' })}
      >
        <Icon icon={isDark ? Sun : Moon} />
      </Button>
    </>
  );
}
