import type { DictionaryUse } from '@mingjian/api';
import type { Language, TextEntry } from '@mingjian/ui';

/** A use of a dictionary, in the words of a page. */
export interface NamedUse {
  key: string;
  page: string;
  field: string;
}

/** The parts of a list that name its fields. */
export interface LabelledList {
  resource: string;
  texts: Readonly<Record<Language, Readonly<Record<string, TextEntry>>>>;
}

/** Returns the uses by title and label of their pages; those without a page by their own names. */
export function namedUses(
  uses: readonly DictionaryUse[],
  lists: readonly LabelledList[],
  language: Language,
  shared: Readonly<Record<string, TextEntry>>,
): readonly NamedUse[] {
  return uses.map(({ resource, field }) => {
    const texts = lists.filter((list) => list.resource === resource).map((list) => list.texts);
    const textOf = (key: string) =>
      [...texts.map((one) => one[language]), shared]
        .map((one) => one[key])
        .find((text) => typeof text === 'string');
    return {
      key: `${resource}.${field}`,
      page: texts.length > 0 ? (textOf('pageTitle') ?? resource) : resource,
      field: textOf(field) ?? field,
    };
  });
}
