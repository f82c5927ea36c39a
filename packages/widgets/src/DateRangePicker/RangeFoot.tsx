import { Button, useTexts } from '@mingjian/ui';
import { SO_FAR } from '../internal/calendar/model/soFar';
import * as C from '../internal/calendar/panel.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import { problemOf, type DateRange, type RangeRules } from './model/dateRange';
import { useProblemText } from './useProblemText';

export interface RangeFootProps {
  value: DateRange | null;
  /** The end that is already selected. */
  firstDay: string | null;
  rules: RangeRules;
  onSelect(range: DateRange): void;
}

/** Buttons that complete a range without a second day. A closed range has none. */
export function RangeFoot({ value, firstDay, rules, onSelect }: RangeFootProps) {
  const t = useTexts(dateRangeTexts);
  const problemText = useProblemText(rules);

  if (rules.variant === 'open' && firstDay !== null) {
    return (
      <C.Foot>
        <Button size="small" onClick={() => onSelect({ from: firstDay, to: '' })}>
          {t.onlyFrom(firstDay)}
        </Button>
        <Button size="small" onClick={() => onSelect({ from: '', to: firstDay })}>
          {t.onlyTo(firstDay)}
        </Button>
      </C.Foot>
    );
  }

  if (rules.variant === 'soFar') {
    const range = { from: firstDay ?? value?.from ?? '', to: SO_FAR };
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
                : problemText(problem)
          }
          onClick={() => onSelect(range)}
        >
          {t.soFar}
        </Button>
      </C.Foot>
    );
  }

  return null;
}
