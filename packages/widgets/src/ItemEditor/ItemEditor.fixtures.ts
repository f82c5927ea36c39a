import {
  draftOf,
  withAddedItems,
  withGroup,
  type ItemDraft,
  type SurveyGroup,
} from './model/surveyItems';

const named = (title: string, labelEn: string, more: Partial<ItemDraft> = {}): ItemDraft => ({
  ...draftOf(title),
  labelEn,
  ...more,
});

const EMPTY = [
  ['教育背景', 'Education', 'education'],
  ['工作履历', 'Employment', 'employment'],
].reduce<readonly SurveyGroup[]>((groups, [table, tableEn, groupCode]) => {
  const added = withGroup(groups, table!);
  return added.with(-1, { ...added.at(-1)!, tableEn: tableEn!, groupCode: groupCode! });
}, []);

/** Education and employment, as a product of background checks asks for them. */
export const surveyGroups = withAddedItems(
  withAddedItems(EMPTY, 0, [
    named('院校', 'School'),
    named('学历', 'Level', { labelType: 'select', dicCode: 'degree' }),
    named('在读时间', 'Period', { labelType: 'datarange' }),
  ]),
  1,
  [named('单位', 'Employer'), named('劳动争议', 'Dispute', { labelType: 'switch' })],
);

/** Dictionaries of the items. */
export const dictionaries = [
  { value: 'degree', label: '学历' },
  { value: 'leave_reason', label: '离职原因' },
];

/** Groups of fifty items each. */
export const manyGroups = (count: number) =>
  Array.from({ length: count }).reduce<readonly SurveyGroup[]>((groups, _, index) => {
    const drafts = Array.from({ length: 50 }, (_item, at) => named(`核查项 ${at + 1}`, `Item`));
    return withAddedItems(withGroup(groups, `分组 ${index + 1}`), index, drafts);
  }, []);
