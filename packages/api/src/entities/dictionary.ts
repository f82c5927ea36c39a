import { object } from 'yup';
import { count, flag, idText, text, word, type Flag, type Stored, type Versioned } from './fields';

/** A dictionary: a named list of values. */
export interface DictionaryCode extends Stored {
  code: string;
  name: string;
  remark: string | null;
}

/** What may be written about a dictionary. */
export const dictionaryCodeDraft = object({
  id: idText(),
  code: word().required(),
  name: word().required(),
  remark: text(500),
});

/** What may be written about a dictionary. */
export type DictionaryCodeDraft = typeof dictionaryCodeDraft.__outputType;

/** A value of a dictionary. */
export interface DictionaryValue extends Versioned {
  /** Of the dictionary. */
  dicCode: string;
  /** What is stored. */
  code: string;
  value: string;
  valueEn: string | null;
  sort: number;
  enabled: Flag;
}

/** What may be written about a value. */
export const dictionaryValueDraft = object({
  id: idText(),
  dicCode: word().required(),
  code: word().required(),
  value: word(128).required(),
  valueEn: text(128),
  sort: count(9_999),
  enabled: flag(),
});

/** What may be written about a value. */
export type DictionaryValueDraft = typeof dictionaryValueDraft.__outputType;
