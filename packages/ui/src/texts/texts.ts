/** A text, or a function that makes one from what it tells about. */
export type TextEntry = string | ((...values: never[]) => string);

/** The shape of `T`, its words free. */
export type Wording<T> = { [Name in keyof T]: T[Name] extends string ? string : T[Name] };

/** The texts of one part of the interface, in both house languages. */
export interface Texts<T> {
  /** Names the part, unique in the application: overrides are filed under it. */
  name: string;
  zh: T;
  en: Wording<T>;
}

/**
 * Declares the texts of one part. Chinese gives the shape; an English text that is missing or of
 * another kind does not compile.
 */
export function defineTexts<T extends Record<string, TextEntry>>(
  name: string,
  words: { zh: T; en: Wording<NoInfer<T>> },
): Texts<T> {
  return { name, ...words };
}

/** Some texts of one part, in another wording or another language. */
export interface TextOverride {
  name: string;
  words: Record<string, TextEntry>;
}

/**
 * Rewords texts of one part, or translates it to a third language: pass the result to
 * `LocaleProvider`.
 */
export function override<T>(texts: Texts<T>, words: Partial<Wording<T>>): TextOverride {
  return { name: texts.name, words: words as Record<string, TextEntry> };
}
