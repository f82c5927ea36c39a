/** The message of a broken rule, in both languages of the product. */
export interface RuleProblem {
  zh: string;
  en: string;
}

/** A rule for values, with the message for a value that breaks it. */
export interface Rule<Value> {
  accepts(value: Value): boolean;
  problem: RuleProblem;
  /** Returns a closer message for a value that breaks it. @default `problem` */
  problemOf?(value: Value): RuleProblem | undefined;
}

/** A rule for a trimmed text. Whether a text may be empty is not its concern. */
export type TextRule = Rule<string>;

/** Returns the message of a value that breaks a rule. */
export const problemIn = <Value>(rule: Rule<Value>, value: Value): RuleProblem =>
  rule.problemOf?.(value) ?? rule.problem;

/** Returns the message of a rule in the reader's language: English for `en…`, otherwise Chinese. */
export function ruleText({ problem }: { problem: RuleProblem }, language: string): string {
  return problem[language.toLowerCase().startsWith('en') ? 'en' : 'zh'];
}

/** The format of a text: its rule, and the keyboard of a phone. */
export type TextFormat =
  | 'tel'
  | 'email'
  | 'url'
  | 'link'
  | 'username'
  | 'password'
  | 'creditCode'
  | 'personName'
  | 'idNo';
