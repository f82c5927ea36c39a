import { object, string } from 'yup';
import type { SavedFilter, SavedFilterScope } from '../../resources/library/savedFilter';
import { idList, idText, word } from '../../schema';

/** Schema of a saved filter. */
export const savedFilterDraft = object({
  /** The filter that changes; none for a new one. */
  id: idText(),
  /** The caller; another one is refused. */
  userId: idText(),
  /** The page code. */
  typeCode: word().required(),
  name: word().required(),
  /** JSON text list of conditions, 64 KB at most: see `encodeFilterParam`. */
  filterParam: string().max(65_536).required(),
  filterType: string<SavedFilter['filterType']>().oneOf(['and', 'or']).required(),
  /** `personal` for a new filter, unchanged for another one, unless it is sent. */
  scope: string<SavedFilterScope>().oneOf(['personal', 'team']),
});

/** Writable fields of a filter. */
export type SavedFilterDraft = typeof savedFilterDraft.__outputType;

/** Schema of an order: ids of filters, comma-joined, the first one first. */
export const savedFilterOrder = object({ ids: idList().required() });
