import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { TextOverride, Texts, Wording } from './texts';

/** The languages that every text of the house is written in. */
export type Language = 'zh' | 'en';

export interface LocaleProviderProps {
  /**
   * The house language, and the one that a third language falls back to.
   * @default 'zh'
   */
  language?: Language;
  /**
   * BCP 47 tag for `Intl`: how dates, numbers and names are written.
   * @default 'zh-CN' or 'en-GB', after `language`
   */
  locale?: string;
  /**
   * Texts in another wording or a third language. Create the list once: a new one renders
   * everything again.
   */
  overrides?: readonly TextOverride[];
  children?: ReactNode;
}

export interface Locale {
  language: Language;
  locale: string;
  overrides: readonly TextOverride[];
}

const NO_OVERRIDES: readonly TextOverride[] = [];
const CHINESE: Locale = { language: 'zh', locale: 'zh-CN', overrides: NO_OVERRIDES };
const LocaleContext = createContext(CHINESE);

/** Sets the language of everything inside. Without it the house speaks Chinese. */
export function LocaleProvider({
  language = 'zh',
  locale,
  overrides = NO_OVERRIDES,
  children,
}: LocaleProviderProps) {
  const value = useMemo(
    () => ({ language, locale: locale ?? (language === 'zh' ? 'zh-CN' : 'en-GB'), overrides }),
    [language, locale, overrides],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language and locale in force. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of one part, in the language in force, with overrides applied. */
export function useTexts<T>(texts: Texts<T>): Wording<T> {
  const { language, overrides } = useContext(LocaleContext);
  return useMemo(() => {
    const words = { ...(texts[language] as Wording<T>) };
    for (const change of overrides)
      if (change.name === texts.name) Object.assign(words, change.words);
    return words;
  }, [texts, language, overrides]);
}
