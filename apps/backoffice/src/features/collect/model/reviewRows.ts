import {
  readStretches,
  type CollectField,
  type CollectFinding,
  type CollectItem,
  type CollectValue,
  type ReturnedField,
} from '@mingjian/api';

/** An answer of an item under review. */
export interface ReviewRow {
  field: CollectField;
  value: CollectValue | undefined;
  /** The answer before the last return; `undefined` where it is the same. */
  before: CollectValue | undefined;
  isChanged: boolean;
  findings: CollectFinding[];
  returned: ReturnedField | undefined;
}

/** A stretch of an item under review. */
export interface ReviewStretch {
  /** From 0. */
  index: number;
  rows: ReviewRow[];
  explanation: string;
  doNotContact: boolean;
}

/** Returns an item as its reviewer reads it, stretch by stretch. */
export function reviewStretches(
  item: CollectItem,
  findings: readonly CollectFinding[],
): ReviewStretch[] {
  const stretches = readStretches(item.dataForm) ?? [];
  const previous = item.previousData === null ? undefined : readStretches(item.previousData);
  return (stretches.length === 0 ? [{}] : stretches).map((stretch, index) => ({
    index,
    explanation: textOf(stretch['explanation']),
    doNotContact: stretch['doNotContact'] === true,
    rows: item.fields.map((field) => {
      const value = stretch[field.key];
      const before = previous?.[index]?.[field.key];
      const isChanged = previous !== undefined && JSON.stringify(before) !== JSON.stringify(value);
      return {
        field,
        value,
        before: isChanged ? before : undefined,
        isChanged,
        findings: findings.filter(
          (found) => found.itemId === item.id && found.stretch === index && found.key === field.key,
        ),
        returned: item.returned.find(
          (one) => one.stretch === index && one.key === field.key && item.status === 3,
        ),
      };
    }),
  }));
}

const textOf = (value: CollectValue | undefined) => (typeof value === 'string' ? value : '');

/** Returns the returned fields of an item with one more, or with another reason for it. */
export const withReturned = (
  returned: readonly ReturnedField[],
  added: ReturnedField,
): ReturnedField[] => [
  ...returned.filter(({ stretch, key }) => stretch !== added.stretch || key !== added.key),
  added,
];
