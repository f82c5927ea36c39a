import { MAX_GROUPS, type SurveyGroup, type SurveyItem } from './surveyItems';

/** A kind of problem. `check` is a value that is out of its range or used twice. */
export type SurveyProblem = 'required' | 'check';

/** Problems of a group's or an item's fields, by field. */
export type FieldProblems<Field extends string> = Partial<Record<Field, SurveyProblem>>;

/** Fields of a group that can be wrong. */
export type GroupField = 'table' | 'tableEn' | 'groupCode' | 'orderNo';

/** Returns the problems of a group's fields. A code that another group has too is one. */
export function groupProblems(
  { table, tableEn, groupCode, orderNo }: SurveyGroup,
  isCodeRepeated: boolean,
): FieldProblems<GroupField> {
  const isNumber = Number.isInteger(orderNo) && orderNo >= 1 && orderNo <= MAX_GROUPS;
  return {
    ...(isBlank(table) && { table: 'required' }),
    ...(isBlank(tableEn) && { tableEn: 'required' }),
    ...(isBlank(groupCode) && { groupCode: 'required' }),
    ...(isCodeRepeated && { groupCode: 'check' }),
    ...(!isNumber && { orderNo: 'check' }),
  };
}

/** Returns the group codes that more than one group has. */
export function repeatedCodes(groups: readonly SurveyGroup[]): Set<string> {
  const codes = groups.map(({ groupCode }) => groupCode);
  const seen = new Set<string>();
  return new Set(codes.filter((code) => seen.has(code) || !seen.add(code)));
}

/** Returns the problems of an item's fields. */
export const itemProblems = ({
  title,
  labelCh,
  labelEn,
  labelType,
  dicCode,
}: SurveyItem): FieldProblems<'title' | 'labelCh' | 'labelEn' | 'dicCode'> => ({
  ...(isBlank(title) && { title: 'required' }),
  ...(isBlank(labelCh) && { labelCh: 'required' }),
  ...(isBlank(labelEn) && { labelEn: 'required' }),
  ...(labelType === 'select' && isBlank(dicCode ?? '') && { dicCode: 'required' }),
});

const isBlank = (text: string) => text.trim() === '';

/** Returns whether the groups can be saved: no field is wrong, and no key is used twice. */
export function areValidItems(groups: readonly SurveyGroup[]): boolean {
  const repeated = repeatedCodes(groups);
  const items = groups.flatMap(({ dataForm }) => dataForm);
  return (
    groups.every((group) => isEmptyRecord(groupProblems(group, repeated.has(group.groupCode)))) &&
    items.every((item) => isEmptyRecord(itemProblems(item))) &&
    new Set(items.map(({ key }) => key)).size === items.length
  );
}

const isEmptyRecord = (record: object) => Object.keys(record).length === 0;

/** Words of a title that law or decency forbid to ask about, and the reason. */
export interface ForbiddenItem {
  words: readonly string[];
  reason: string;
}

/** Returns the reason why an item must not be asked; `undefined` for one that may be. */
export function forbiddenReason(
  { title, labelCh, labelEn }: Pick<SurveyItem, 'title' | 'labelCh' | 'labelEn'>,
  forbidden: readonly ForbiddenItem[],
): string | undefined {
  const text = `${title}\n${labelCh}\n${labelEn}`.toLowerCase();
  return forbidden.find(({ words }) => words.some((word) => text.includes(word.toLowerCase())))
    ?.reason;
}
