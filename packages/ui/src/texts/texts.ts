/** Formats a number for the current locale, such as `12,480`. */
export type FormatNumber = (value: number) => string;

/** A text, or a function that returns one. */
export type TextEntry = string | ((...values: never[]) => string);

/** The shape of `T` with other texts: each entry is a text or a function, as in `T`. */
export type Wording<T> = { [Name in keyof T]: T[Name] extends string ? string : T[Name] };

/** The texts as a component reads them: functions without their `format` parameter. */
export type LocalTexts<T> = {
  [Name in keyof T]: T[Name] extends (...values: infer Values) => string
    ? Values extends [...infer Own, FormatNumber]
      ? (...values: Own) => string
      : T[Name]
    : string;
};

/** The texts of one part of the interface, in Chinese and English. */
export interface Texts<T> {
  /** Name of the part, unique in the application: overrides refer to it. */
  name: string;
  zh: T;
  en: Wording<T>;
}

/**
 * Declares the texts of one part. Chinese gives the shape; an English text that is missing or of
 * another kind does not compile. A function takes numbers as numbers, and as its last parameter a
 * formatter that `useTexts` supplies: `total: (count: number, format: FormatNumber) => string`.
 */
export function defineTexts<T extends Record<string, TextEntry>>(
  name: string,
  texts: { zh: T; en: Wording<NoInfer<T>> },
): Texts<T> {
  return { name, ...texts };
}

declare const isTyped: unique symbol;

/** Other texts for one part, made by `override` or `defineLanguage`. */
export interface TextOverride {
  readonly name: string;
  readonly texts: Readonly<Record<string, TextEntry>>;
  /** Only typed texts can be made: a misspelt name would silently do nothing. */
  readonly [isTyped]: true;
}

/** Rewords texts of one part. Pass the result to `LocaleProvider`. */
export function override<T>(texts: Texts<T>, changes: Partial<Wording<T>>): TextOverride {
  return { name: texts.name, texts: changes } as unknown as TextOverride;
}

/**
 * Returns a third language for a set of texts, such as `uiTexts`. A part or text that is missing,
 * unknown or of another kind does not compile. Pass the result to `LocaleProvider`.
 */
export function defineLanguage<
  Parts extends Readonly<Record<string, { name: string; zh: object }>>,
>(
  parts: Parts,
  wordings: { readonly [Part in keyof Parts]: Wording<Parts[Part]['zh']> },
): readonly TextOverride[] {
  return (Object.keys(parts) as (keyof Parts & string)[]).map(
    (part) => ({ name: parts[part]!.name, texts: wordings[part] }) as unknown as TextOverride,
  );
}
