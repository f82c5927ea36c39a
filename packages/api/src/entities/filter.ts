import { object, string } from 'yup';
import { idText, jsonText, word, type Stored } from './fields';

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

/** What may be written about a filter; the server sets whose it is. */
export const savedFilterDraft = object({
  id: idText(),
  typeCode: word().required(),
  name: word().required(),
  filterParam: jsonText().required(),
  filterType: string<'and' | 'or'>().oneOf(['and', 'or']).required(),
});

/** What may be written about a filter. */
export type SavedFilterDraft = typeof savedFilterDraft.__outputType;
