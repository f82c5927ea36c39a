import type { DangerLevel } from '@mingjian/api';
import { number, object, string } from 'yup';
import type { SourceAnswer, SourceExchange } from '../../http/sourceService';

/** Most bytes of a response. */
export const MOST_BYTES = 262_144;

/** Results of tasks by the verdicts of data sources. */
const RESULTS = { consistent: 1, mostly: 2, inconsistent: 3, found: 4, none: 5 } as const;

const response = object({
  /** `0` is success. */
  code: string().max(64).required(),
  result: object({
    verdict: string()
      .oneOf(Object.keys(RESULTS) as (keyof typeof RESULTS)[])
      .required(),
    /** Of a bad verdict: 1 red · 2 yellow. */
    level: number().oneOf([1, 2]),
    reason: string().max(500),
    facts: object().default({}),
  })
    .default(undefined)
    .nullable(),
});

/** The part of an exchange that its response says. */
type Said = Pick<SourceExchange, 'bizCode' | 'answer' | 'problem'>;

/** Returns what the text of a response says; one of another form is a problem. */
export function readAnswer(text: string): Said {
  const unreadable: Said = { bizCode: null, answer: null, problem: 'unreadable' };
  try {
    const { code, result } = response.validateSync(JSON.parse(text));
    if (code !== '0') return { bizCode: code, answer: null, problem: 'refused' };
    if (!result) return { ...unreadable, bizCode: code };
    const { verdict, level, reason, facts } = result;
    const danger = levelOf(verdict, level);
    const answer: SourceAnswer = {
      result: RESULTS[verdict],
      level: danger,
      reason: danger === GREEN ? null : reason?.trim() || REASON,
      facts: Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, String(value).slice(0, 500)]),
      ),
    };
    return { bizCode: code, answer, problem: null };
  } catch {
    return unreadable;
  }
}

const [YELLOW, BLUE, GREEN] = [2, 3, 4] as const;
/** Reason of a level to which the source gave none. */
const REASON = '数据源返回的结果，未附说明';

const levelOf = (verdict: keyof typeof RESULTS, level: number | undefined): DangerLevel =>
  verdict === 'consistent' || verdict === 'none'
    ? GREEN
    : verdict === 'mostly'
      ? BLUE
      : ((level as DangerLevel | undefined) ?? YELLOW);
