import type { PropsTable } from '../../docs/props/propsTable.ts';

/** A text in both languages. */
export interface Bilingual {
  en: string;
  zh: string;
}

/** The sections of a guide that need no browser. */
export interface GuideText {
  use: readonly Bilingual[];
  avoid: readonly Bilingual[];
  keyboard: readonly { keys: Bilingual; does: Bilingual }[];
}

/** The documentation of a component and of those that come with it. */
export interface ComponentDoc {
  /** Name of the component and of its page. */
  name: string;
  /** Its own props, then those of the components that come with it. */
  tables: readonly PropsTable[];
  /** `null` for a component without a guide, such as a provider. */
  guide: GuideText | null;
  /** A program in English; `null` without stories. */
  example: string | null;
  since: string | null;
}

/** Names of similar components by library, for one component. */
export type SimilarNames = Readonly<Record<string, readonly string[]>>;
