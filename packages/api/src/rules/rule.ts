/** The message of a broken rule, in both languages of the product. */
export interface RuleProblem {
  zh: string;
  en: string;
}

/** A rule for values, with the message for a value that breaks it. */
export interface Rule<Value> {
  accepts(value: Value): boolean;
  problem: RuleProblem;
}

/** A rule for a trimmed text. Whether a text may be empty is not its concern. */
export type TextRule = Rule<string>;

/** Returns the message of a rule in the reader's language: English for `en…`, otherwise Chinese. */
export function ruleText({ problem }: { problem: RuleProblem }, language: string): string {
  return problem[language.toLowerCase().startsWith('en') ? 'en' : 'zh'];
}
