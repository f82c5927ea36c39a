import { useMemo } from 'react';
import {
  useLocale,
  useTexts,
  type FieldNote,
  type OptionLoad,
  type SelectOption,
} from '@mingjian/ui';
import { useIsBilingual } from '../internal/bilingual/BilingualLabels';
import { dictionaryTexts } from './DictionarySelect.texts';
import { dictionaryLabel } from './model/dictionaryValue';
import { useDictionary } from './useDictionary';

/** The options of a field, and the state of their dictionary. */
export interface DictionaryOptionsState extends OptionLoad {
  /**
   * Values in use, and those of the field that are switched off or unknown. Empty until loaded.
   */
  options: SelectOption<string>[];
  /** Text of values while they have no label, until the dictionary is loaded. */
  missingLabel: string;
  /** The codes of the field that the dictionary lacks, as a tooltip; `undefined` without any. */
  unknownCodes: string | undefined;
  /** Returns a note about a dictionary that could not be loaded. */
  failureNote(isLocked: boolean): FieldNote | undefined;
}

/** Returns the options of a field that has the values `codes`. */
export function useDictionaryOptions(
  dictionary: string,
  codes: readonly string[],
  canHold: (code: string) => boolean,
): DictionaryOptionsState {
  const t = useTexts(dictionaryTexts);
  const { language } = useLocale();
  const isBilingual = useIsBilingual();
  const { values, status, hasFailed, retry } = useDictionary(dictionary);
  const known = useMemo(() => new Set(values.map(({ code }) => code)), [values]);
  const unknown = status === 'ready' ? codes.filter((code) => !known.has(code)) : [];
  const offered = values.filter(
    ({ code, isRetired }) => codes.includes(code) || (!isRetired && canHold(code)),
  );

  return {
    options: [
      ...offered.map((value) => {
        const label = dictionaryLabel(value, language, isBilingual);
        return {
          value: value.code,
          label: value.isRetired ? t.retired(label) : label,
        };
      }),
      ...unknown.map((code) => ({ value: code, label: t.unknown })),
    ],
    missingLabel: status === 'failed' ? t.failed : t.loading,
    unknownCodes: unknown.length > 0 ? t.unknownCodes(unknown.join(t.join)) : undefined,
    failureNote: (isLocked) =>
      status === 'failed'
        ? { tone: 'warning', text: isLocked ? t.failedNote : t.failedRetry }
        : undefined,
    loading: status === 'loading',
    loadError: hasFailed ? { onRetry: retry } : undefined,
  };
}
