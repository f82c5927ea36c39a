import { isMonth } from '../../internal/calendar/model/months';
import { readMonth } from '../../internal/calendar/model/readMonth';
import { SO_FAR } from '../../internal/calendar/model/soFar';
import { readEnds, type RangeReading } from '../../internal/range/model/textRange';
import {
  monthRangeProblem,
  type MonthRangeProblem,
  type MonthRangeRules,
  type MonthRangeValue,
} from './monthRange';

/**
 * Reads the two texts of a range. Ends that are readable are reported even when the other one is
 * not, or when they are reversed, so that a form can refuse the range instead of losing it.
 */
export function readMonthRange(
  texts: MonthRangeValue,
  { variant, today, reasonOf }: MonthRangeRules,
): RangeReading<MonthRangeProblem> {
  const { entry, problem } = readEnds(texts, {
    allowsSoFar: variant === 'soFar',
    read: (text) => {
      const { month, problem: kind } = readMonth(text, today);
      return { value: month, problem: kind };
    },
    reasonOf,
  });
  const isReported = (text: string) =>
    text === SO_FAR || (isMonth(text) && reasonOf(text) === undefined);
  const range = {
    from: isReported(entry.from) ? entry.from : '',
    to: isReported(entry.to) ? entry.to : '',
  };
  return {
    range: range.from === '' && range.to === '' ? null : range,
    entry,
    problem: problem ?? monthRangeProblem(range, today),
    isSwapped: false,
  };
}
