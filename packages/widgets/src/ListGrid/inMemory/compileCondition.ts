import type { DatePreset } from '../../DateRangePicker';
import { isDate } from '../../internal/calendar/model/days';
import type { ListCondition, ListOperator } from '../../internal/list/query';
import { fitsOperator } from '../../internal/list/conditionText';
import { foldText } from './foldText';
import { fieldValue, OPERATORS_OF, type FieldValue, type RowFieldKind } from './rowFields';

/** Problem of a condition that no search accepts. */
export type ConditionFault = 'operatorUnknown' | 'valueBad';

/** Whether a field with these values matches. Empty values are left out. */
export type ValuesMatch = (values: readonly unknown[]) => boolean;

/** The zone of the times, the day of the search, and the ranges relative to it. */
export interface SearchDay {
  timeZone: string;
  today: string;
  ranges: readonly DatePreset[];
}

/** Negations match the rows that their opposite does not, rows without a value included. */
const OPPOSITES: Partial<Record<ListOperator, ListOperator>> = {
  NE: 'EQ',
  NN: 'IN',
  NOTLIKE: 'LIKE',
  NOTLIKEIN: 'LIKEIN',
  ISNULL: 'ISNOTNULL',
};

/** Whether an operator matches rows without a value. */
export const isNegation = (operator: ListOperator): boolean => operator in OPPOSITES;

/** Returns the match of a condition on a field of a kind, or why no search accepts it. */
export function compileCondition(
  condition: ListCondition,
  kind: RowFieldKind,
  day: SearchDay,
): ValuesMatch | ConditionFault {
  const { operator } = condition;
  if (!OPERATORS_OF[kind].includes(operator)) return 'operatorUnknown';
  const opposite = OPPOSITES[operator];
  const positive = opposite ?? operator;
  if (!fitsOperator(operator, condition.value)) return 'valueBad';
  if (positive === 'ISNOTNULL') return (values) => values.length > 0 === (opposite === undefined);
  const matches = compileValues(positive, condition.value!, kind, day);
  if (matches === null) return 'valueBad';
  const finds: ValuesMatch = (values) =>
    values.some((one) => {
      const value = fieldValue(one, kind, day.timeZone);
      return value !== null && matches(value);
    });
  return opposite ? (values) => !finds(values) : finds;
}

type ValueMatch = (value: FieldValue) => boolean;

function compileValues(
  operator: ListOperator,
  wanted: string | readonly string[],
  kind: RowFieldKind,
  day: SearchDay,
): ValueMatch | null {
  if (operator === 'DYNAMIC') {
    const span = day.ranges.find(({ key }) => key === wanted)?.spanOn(day.today);
    return span ? within(operator, span.from, span.to) : null;
  }
  const values = operator === 'LIKEIN' ? piecesOf(String(wanted)) : [wanted].flat();
  // A text that no search compares would be found in every row.
  if (values.length === 0 || values.some((one) => foldText(one) === '')) return null;
  if (kind === 'id') return (value) => values.includes(String(value));
  if (kind === 'text') return textMatch(operator, values.map(foldText));
  if (kind === 'number') return numberMatch(operator, values);
  const bounds = values.map((one) => clockBound(one, kind));
  if (bounds.includes(null)) return null;
  const [first, last = first] = bounds as string[];
  return `${last!}~` > first! ? within(operator, first!, last!) : null;
}

function textMatch(operator: ListOperator, wanted: readonly string[]): ValueMatch {
  return operator === 'LIKE' || operator === 'LIKEIN'
    ? (value) => {
        const folded = foldText(String(value));
        return wanted.some((one) => folded.includes(one));
      }
    : (value) => wanted.includes(foldText(String(value)));
}

function numberMatch(operator: ListOperator, values: readonly string[]): ValueMatch | null {
  if (!values.every((one) => /^-?\d+(?:\.\d+)?$/.test(one))) return null;
  const numbers = values.map(Number);
  const [first, last = first] = numbers as [number, number?];
  if (operator === 'IN') return (value) => numbers.includes(value as number);
  if (operator === 'BETWEEN' && first > last!) return null;
  return COMPARE[operator]!(
    (value) => Number(value) < first,
    (value) => Number(value) <= last!,
  );
}

/**
 * Times are texts of a clock, and a bound is the start of one: a day lasts a day, a second a
 * second. `~` sorts behind everything that may follow it.
 */
function within(operator: ListOperator, first: string, last: string): ValueMatch {
  return (COMPARE[operator] ?? COMPARE.BETWEEN!)(
    (value) => value < first,
    (value) => value < `${last}~`,
  );
}

/** Comparisons by what is before the first value, and what is up to the last. */
const COMPARE: Partial<
  Record<ListOperator, (isBefore: ValueMatch, isUpTo: ValueMatch) => ValueMatch>
> = {
  LT: (isBefore) => isBefore,
  LE: (_, isUpTo) => isUpTo,
  GE: (isBefore) => (value) => !isBefore(value),
  GT: (_, isUpTo) => (value) => !isUpTo(value),
  EQ: (isBefore, isUpTo) => (value) => !isBefore(value) && isUpTo(value),
  BETWEEN: (isBefore, isUpTo) => (value) => !isBefore(value) && isUpTo(value),
};

/** Returns the day or second that a text names; `null` for one that does not exist. */
function clockBound(text: string, kind: RowFieldKind): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (day === undefined || !isDate(day)) return null;
  if (time !== undefined && !/^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time)) return null;
  return time === undefined || kind === 'day' ? day : `${day} ${time}`;
}

const piecesOf = (text: string) =>
  text
    .split(/[,，]/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
