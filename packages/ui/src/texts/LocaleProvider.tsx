import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { numberFormatOf } from './numberFormat';
import type { FormatNumber, LocalTexts, TextEntry, TextOverride, Texts } from './texts';

/** The languages of every text in this library. */
export type Language = 'zh' | 'en';

export interface LocaleProviderProps {
  /**
   * Language of the texts, and the fallback of a third language.
   * @default 'zh'
   */
  language?: Language | undefined;
  /**
   * BCP 47 tag for the formats of `Intl`: dates, numbers, names.
   * @default 'zh-CN' or 'en-GB', depending on `language`
   */
  locale?: string | undefined;
  /**
   * IANA name of the zone that times are shown in, and that decides which day is today.
   * @default 'Asia/Shanghai'
   */
  timeZone?: string | undefined;
  /**
   * Reworded texts, or those of a third language. Create the array once: a new one renders
   * everything again.
   */
  overrides?: readonly TextOverride[] | undefined;
  children?: ReactNode;
}

export interface Locale {
  language: Language;
  locale: string;
  /** IANA name of the time zone. */
  timeZone: string;
  overrides: readonly TextOverride[];
}

const NO_OVERRIDES: readonly TextOverride[] = [];
const BEIJING = 'Asia/Shanghai';
const CHINESE: Locale = {
  language: 'zh',
  locale: 'zh-CN',
  timeZone: BEIJING,
  overrides: NO_OVERRIDES,
};
const LocaleContext = createContext(CHINESE);

/** Sets the language and time zone of its descendants. Without it they are those of China. */
export function LocaleProvider({
  language = 'zh',
  locale,
  timeZone = BEIJING,
  overrides = NO_OVERRIDES,
  children,
}: LocaleProviderProps) {
  const value = useMemo(
    () => ({
      language,
      locale: locale ?? (language === 'zh' ? 'zh-CN' : 'en-GB'),
      timeZone,
      overrides,
    }),
    [language, locale, timeZone, overrides],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Returns the current language, locale and time zone. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * Returns the texts of one part in the current language, with overrides applied. Functions among
 * them get a number formatter for the current locale.
 */
export function useTexts<T>(texts: Texts<T>): LocalTexts<T> {
  const { language, locale, overrides } = useContext(LocaleContext);
  return useMemo(() => {
    const entries = { ...(texts[language] as Record<string, TextEntry>) };
    for (const change of overrides)
      if (change.name === texts.name) Object.assign(entries, change.texts);
    const format = numberFormatOf(locale);
    return Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, withFormat(entry, format)]),
    ) as LocalTexts<T>;
  }, [texts, language, locale, overrides]);
}

function withFormat(entry: TextEntry, format: FormatNumber): TextEntry {
  if (typeof entry === 'string') return entry;
  const textOf = entry as (...values: unknown[]) => string;
  return (...values: unknown[]) => textOf(...values, format);
}
