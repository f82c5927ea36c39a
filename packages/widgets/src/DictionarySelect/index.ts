export { BilingualLabels, type BilingualLabelsProps } from '../internal/bilingual/BilingualLabels';
export {
  DictionaryProvider,
  useDictionaryStore,
  type DictionaryProviderProps,
} from './DictionaryProvider';
export { DictionarySelect, type DictionarySelectProps } from './DictionarySelect';
export { dictionaryTexts } from './DictionarySelect.texts';
export {
  createDictionaryStore,
  type DictionaryLoad,
  type DictionaryStore,
  type LoadedDictionary,
} from './dictionaryStore';
export { dictionaryLabel, type DictionaryValue } from './model/dictionaryValue';
export type {
  DictionaryValueProps,
  JoinedProps,
  NumbersProps,
  OneNumberProps,
  OneTextProps,
  TextsProps,
  ValueProps,
} from './model/valueFormats';
export { useDictionary, type DictionaryState } from './useDictionary';
