import { useCallback, type ReactNode } from 'react';
import { useLocale } from '../texts/LocaleProvider';

/** One half of a do-and-don't pair: a live example, and its explanation. */
export interface GuideExample {
  /** Explanation in one sentence. */
  note: string;
  /** The example, rendered with the real component. */
  example: ReactNode;
}

/** A group of components in the sidebar, by their purpose. */
export type GuideGroup =
  | 'Actions'
  | 'Inputs'
  | 'Choices'
  | 'Dates'
  | 'Navigation'
  | 'Overlays'
  | 'Feedback'
  | 'Data display'
  | 'Layout'
  | 'Utilities';

/** The sections of a guide in one language. */
export interface GuideSections {
  /** The group of a part in the sidebar; widgets have none. */
  group?: GuideGroup | undefined;
  /** Occasions to use it, one each. */
  use: readonly string[];
  /** Occasions for an alternative, with its name. */
  avoid: readonly string[];
  /** Live pairs: a correct example, and a common mistake. */
  pairs: readonly { do: GuideExample; dont: GuideExample }[];
  /** Its parts in reading order. */
  anatomy: readonly { part: string; is: string }[];
  /** The effect of each key; empty for a component that takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
}

/** Returns the text of the reader's language, out of the Chinese and the English one. */
export type Say = (zh: string, en: string) => string;

/** The documentation of a component that its types and stories cannot give. */
export type Guide = (say: Say) => GuideSections;

/** Returns the function that selects the text of the current language. */
export function useSay(): Say {
  const { language } = useLocale();
  return useCallback((zh, en) => (language === 'zh' ? zh : en), [language]);
}
