import { decodeFilterParam, SEARCH_LIMITS, SearchError } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { isSmallJson } from '../../resources/acceptedTexts';
import { say, type Language, type Wording } from '../../texts';
import { filterTexts } from './texts';

/**
 * Throws 400 unless a text is the JSON list of at least one complete condition, of at most 64 KB.
 * It is stored as it came, so anything that another reader might understand differently is refused:
 * keys besides field, operator and value, and halves of characters, which UTF-8 has none for.
 */
export function checkFilterParam(text: string, language: Language) {
  const problem = problemOf(text);
  if (problem) throw inputFailure([['filterParam', problem]], language);
}

function problemOf(text: string): Wording | undefined {
  if (!isSmallJson(text)) return say((t) => t.notSmallJson);
  if (/\p{Surrogate}/u.test(text)) return filterTexts((t) => t.brokenText);
  try {
    if (decodeFilterParam(text).length === 0) return filterTexts((t) => t.noConditions);
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const { limit, field } = error;
    if (limit) return say((t) => t.searchLimit[limit](SEARCH_LIMITS[limit], field ?? ''));
    return filterTexts((t) => (field ? t.badCondition(shown(field)) : t.notConditions));
  }
  const conditions = JSON.parse(text) as object[];
  const hasOthers = conditions.some((one) => Object.keys(one).some((key) => !KEYS.has(key)));
  return hasOthers ? filterTexts((t) => t.notConditions) : undefined;
}

const KEYS: ReadonlySet<string> = new Set(['field', 'operator', 'value']);
const shown = (field: string) => field.slice(0, 64);
