import {
  COLLECT_STRETCHES,
  COLLECT_TEXT,
  STRETCH_KEYS,
  type CollectField,
  type CollectStretch,
  type CollectValue,
} from '../entities/orders/collectForm';
import { monthRangeRule, SO_FAR, type MonthRange } from './valueRules';

/** The part of a field that decides about its answers. */
export type AskedField = Pick<CollectField, 'key' | 'type' | 'required'> & {
  options: readonly { value: string }[];
};

/** An answer of a form, by the position of its stretch and its key. */
export interface AnswerRef {
  stretch: number;
  key: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the stretches of a stored text; `undefined` for one that holds something else. */
export function readStretches(dataForm: string | null | undefined): CollectStretch[] | undefined {
  if (!dataForm) return [];
  try {
    const parsed: unknown = JSON.parse(dataForm);
    if (!Array.isArray(parsed) || parsed.length > COLLECT_STRETCHES) return undefined;
    return parsed.every(isStretch) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isStretch = (value: unknown): value is CollectStretch =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isValue);

const isValue = (value: unknown): value is CollectValue =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= COLLECT_TEXT) ||
  isRange(value);

const isRange = (value: unknown): value is MonthRange =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  typeof (value as MonthRange).from === 'string' &&
  typeof (value as MonthRange).to === 'string';

/** Whether an answer says something. */
export const isAnswered = (value: CollectValue | undefined): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'boolean' || (value !== undefined && value.from !== '' && value.to !== '');

/** Returns the required answers that are missing. Without a stretch those of the first one are. */
export function missingAnswers(
  fields: readonly AskedField[],
  stretches: readonly CollectStretch[],
): AnswerRef[] {
  const required = fields.filter((field) => field.required);
  return (stretches.length === 0 ? [{}] : stretches).flatMap((stretch: CollectStretch, index) =>
    required
      .filter(({ key }) => !isAnswered(stretch[key]))
      .map(({ key }) => ({ stretch: index, key })),
  );
}

/** Returns the answers that are not of their field's kind. Unanswered ones are not among them. */
export function wrongAnswers(
  fields: readonly AskedField[],
  stretches: readonly CollectStretch[],
): AnswerRef[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return stretches.flatMap((stretch, index) =>
    Object.entries(stretch)
      .filter(([key, value]) => !fits(byKey.get(key), key, value))
      .map(([key]) => ({ stretch: index, key })),
  );
}

function fits(field: AskedField | undefined, key: string, value: CollectValue): boolean {
  if (!field) return fitsStretch(key, value);
  if (!isAnswered(value)) return true;
  switch (field.type) {
    case 'text':
      return typeof value === 'string';
    case 'select':
      return field.options.some((option) => option.value === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'day':
      return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
    case 'months':
      return isRange(value) && monthRangeRule.accepts(value);
  }
}

const fitsStretch = (key: string, value: CollectValue) =>
  key === STRETCH_KEYS[0]
    ? typeof value === 'string'
    : key === STRETCH_KEYS[1] && typeof value === 'boolean';

/** Stretches of months that overlap, or leave months between them out. */
export interface MonthFinding {
  kind: 'gap' | 'overlap';
  /** Position of the later stretch. */
  stretch: number;
  from: string;
  to: string;
}

/** Months that may pass between two stretches without being a gap. */
const UNPROVEN_MONTHS = 1;

/** Returns the gaps and overlaps of the stretches of a `months` field, the oldest first. */
export function monthFindings(
  stretches: readonly CollectStretch[],
  key: string,
  today: string,
): MonthFinding[] {
  const known = stretches
    .map((stretch, index) => ({ index, range: stretch[key] }))
    .flatMap(({ index, range }) =>
      isRange(range) && monthRangeRule.accepts(range)
        ? [{ index, from: monthsOf(range.from), to: endOf(range, today) }]
        : [],
    )
    .toSorted((one, other) => one.from - other.from);
  const found: MonthFinding[] = [];
  let last: number | undefined;
  for (const { index, from, to } of known) {
    if (last !== undefined && from - last > UNPROVEN_MONTHS)
      found.push({ kind: 'gap', stretch: index, from: textOf(last + 1), to: textOf(from - 1) });
    if (last !== undefined && from < last)
      found.push({
        kind: 'overlap',
        stretch: index,
        from: textOf(from),
        to: textOf(Math.min(last, to)),
      });
    last = Math.max(last ?? to, to);
  }
  return found;
}

const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const endOf = ({ to }: MonthRange, today: string) => monthsOf(to === SO_FAR ? today : to);
const textOf = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

/** Mail services whose addresses belong to a person, not to an employer. */
const PERSONAL_MAIL =
  /@(?:qq|foxmail|163|126|yeah|sina|sohu|139|189|gmail|outlook|hotmail|live|icloud|yahoo)\.[a-z.]+$/i;

/** Whether an e-mail address is one that anybody can get: a referee's employer cannot be seen. */
export const isPersonalEmail = (address: string): boolean => PERSONAL_MAIL.test(address.trim());
