import type { AdvancedQuery, ListCondition } from '../../internal/list/query';

/** The texts of a sentence. */
export interface SentenceTexts {
  /** The sentence of a filter without conditions. */
  everything: string;
  /** Returns the sentence of one or more conditions. */
  sentence(conditions: readonly string[], join: AdvancedQuery['join']): string;
}

/** Returns a sentence that explains which rows a filter matches. */
export function sentenceOf(
  { join, conditions }: AdvancedQuery,
  textOf: (condition: ListCondition) => string,
  texts: SentenceTexts,
): string {
  return conditions.length === 0 ? texts.everything : texts.sentence(conditions.map(textOf), join);
}
