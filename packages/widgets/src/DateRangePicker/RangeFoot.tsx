import { Button, useTexts } from '@mingjian/ui';
import * as C from '../internal/calendar/panel.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import { SO_FAR } from '../internal/calendar/model/soFar';
import { problemOf, type DateRange, type RangeRules } from './model/dateRange';
import { useRangeWords } from './useRangeWords';

export interface RangeFootProps {
  value: DateRange | null;
  /** The end that was picked already. */
  pending: string | null;
  rules: RangeRules;
  onTake(range: DateRange): void;
}

/** Ways to end a range without a second day. A closed range has none. */
export function RangeFoot({ value, pending, rules, onTake }: RangeFootProps) {
  const t = useTexts(dateRangeTexts);
  const wordsOf = useRangeWords(rules);

  if (rules.variant === 'open' && pending !== null) {
    return (
      <C.Foot>
        <Button size="small" onClick={() => onTake({ from: pending, to: '' })}>
          {t.onlyFrom(pending)}
        </Button>
        <Button size="small" onClick={() => onTake({ from: '', to: pending })}>
          {t.onlyTo(pending)}
        </Button>
      </C.Foot>
    );
  }

  if (rules.variant === 'soFar') {
    const range = { from: pending ?? value?.from ?? '', to: SO_FAR };
    const problem = problemOf(range, rules);
    return (
      <C.Foot>
        <Button
          size="small"
          aria-pressed={value?.to === SO_FAR}
          disabledReason={
            problem === null
              ? undefined
              : problem.kind === 'missing'
                ? t.chooseFrom
                : wordsOf(problem)
          }
          onClick={() => onTake(range)}
        >
          {t.soFar}
        </Button>
      </C.Foot>
    );
  }

  return null;
}
