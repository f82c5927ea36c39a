import { object } from 'yup';
import { idText, text, word, type Stored } from '../../schema';

/** A dictionary: a named list of values. */
export interface DictionaryCode extends Stored {
  code: string;
  name: string;
  remark: string | null;
}

/** Schema of the writable fields of a dictionary. */
export const dictionaryCodeDraft = object({
  id: idText(),
  code: word().required(),
  name: word().required(),
  remark: text(500),
});

/** Writable fields of a dictionary. */
export type DictionaryCodeDraft = typeof dictionaryCodeDraft.__outputType;
