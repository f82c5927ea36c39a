import { createContext, useMemo } from 'react';
import { useLatestResponse, useLocale, type Language, type TextEntry } from '@mingjian/ui';
import { loadResourceLists } from '../../resourceLists';
import { sharedLabels } from '../../shared/resourceList/resourceList.texts';
import { fieldLabelTexts } from './fieldLabels.texts';
import { fieldOf, resourcesOf, type LogObject } from './model/logFields';

/** The words of forms and lists, for the lines of the log. */
export interface LogWordsState {
  /** Returns the label of a field; `undefined` for one that no form and no list has. */
  labelOf(object: LogObject, field: string): string | undefined;
  /** Returns the label of a code that no dictionary has. */
  codeOf(object: LogObject, field: string, code: string): string | undefined;
}

/** The words, for the cells of the list; `null` while they are being loaded. */
export const LogWords = createContext<LogWordsState | null>(null);

type LabelledLists = readonly {
  resource: string;
  texts: Readonly<Record<Language, Readonly<Record<string, TextEntry>>>>;
}[];

/** Loads the words of all lists. Without them, lines have those of the log alone. */
export function useLogWords(): LogWordsState | null {
  const { language } = useLocale();
  const { data, error } = useLatestResponse('words', async () => loadResourceLists());
  return useMemo(
    () => (data || error ? wordsIn(data ?? [], language) : null),
    [data, error, language],
  );
}

/** Returns the words of lists in a language. */
export function wordsIn(lists: LabelledLists, language: Language): LogWordsState {
  const textsOf = (object: LogObject) => [
    ...resourcesOf(object).flatMap(({ name }) =>
      lists.filter(({ resource }) => resource === name).map(({ texts }) => texts[language]),
    ),
    fieldLabelTexts[language] as Readonly<Record<string, TextEntry>>,
    sharedLabels[language],
  ];
  const textIn = (object: LogObject, key: string) =>
    textsOf(object)
      .map((texts) => (texts as Readonly<Record<string, TextEntry>>)[key])
      .find((text) => typeof text === 'string');
  return {
    labelOf: (object, field) => {
      const { nameField } = fieldOf(object, field) ?? {};
      return textIn(object, field) ?? (nameField && textIn(object, nameField));
    },
    codeOf: (object, field, code) => textIn(object, `${field}${code}`),
  };
}
