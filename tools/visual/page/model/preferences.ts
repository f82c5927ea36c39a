/** Preferences of the reviewer, for all reports. */
export interface Preferences {
  language: 'zh' | 'en';
  theme: 'light' | 'dark' | 'auto';
  /** Stands in every decision. Empty until it was asked for. */
  reviewer: string;
  /** Whether single keys do something. Off for those whose software sends letters by itself. */
  letterKeys: boolean;
}

/** Whether the page speaks it. */
export function isLanguage(value: unknown): value is Preferences['language'] {
  return value === 'zh' || value === 'en';
}

/** Whether it is one of the three ways to choose colours. */
export function isTheme(value: unknown): value is Preferences['theme'] {
  return value === 'light' || value === 'dark' || value === 'auto';
}
