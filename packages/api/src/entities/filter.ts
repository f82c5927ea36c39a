import { object, string } from 'yup';
import { idText, jsonText, word, type Stored } from '../schema';

/** An advanced filter that a person saved under a name. */
export interface SavedFilter extends Stored {
  userId: string;
  /** The page code. */
  typeCode: string;
  name: string;
  /** JSON text list of conditions: see `decodeFilterParam`. */
  filterParam: string;
  filterType: 'and' | 'or';
}

/** Schema of a saved filter. */
export const savedFilterDraft = object({
  id: idText(),
  /** The caller; another one is refused. */
  userId: idText(),
  typeCode: word().required(),
  name: word().required(),
  filterParam: jsonText().required(),
  filterType: string<'and' | 'or'>().oneOf(['and', 'or']).required(),
});

/** Writable fields of a filter. */
export type SavedFilterDraft = typeof savedFilterDraft.__outputType;
