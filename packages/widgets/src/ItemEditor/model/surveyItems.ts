/** Input types of a survey item. `data` is a date; `dateRange` is an older `datarange`. */
export type SurveyItemType = 'input' | 'select' | 'switch' | 'data' | 'datarange' | 'dateRange';

/** A survey item, a row of its group. */
export interface SurveyItem {
  /** Identity in the product. It stays when the row moves, because answers are stored by it. */
  key: string;
  title: string;
  labelCh: string;
  labelEn: string;
  labelType: SurveyItemType;
  /** Dictionary of a `select`; `null` for other types. */
  dicCode: string | null;
  /** 0 for an item that is not asked. */
  isOpen: 0 | 1;
  labelCode: string | null;
  labelRemark: string | null;
  labelSort: number | null;
  labelValue1: string | null;
  labelValue2: string | null;
  labelValue3: string | null;
  /** 1 for an item of the overview. */
  visibleFlag2: 0 | 1;
  /** Position in the group, from 1. */
  orderNum: number;
}

/** A group of survey items. */
export interface SurveyGroup {
  /** The Chinese name. */
  table: string;
  tableEn: string;
  groupCode: string;
  /** 1 to 100. */
  orderNo: number;
  dataForm: readonly SurveyItem[];
}

/** Greatest order number of a group, and so the greatest number of groups. */
export const MAX_GROUPS = 100;

/** Fields of an item that a user writes. */
export type ItemDraft = Pick<SurveyItem, 'title' | 'labelCh' | 'labelEn' | 'labelType' | 'dicCode'>;

/** Returns the draft of an item that has only a title. */
export const draftOf = (title: string): ItemDraft => ({
  title,
  labelCh: title,
  labelEn: '',
  labelType: 'input',
  dicCode: null,
});

/** Returns items numbered by their position; one whose number is right is the same object. */
export const renumbered = (items: readonly SurveyItem[]): SurveyItem[] =>
  items.map((item, index) =>
    item.orderNum === index + 1 ? item : { ...item, orderNum: index + 1 },
  );

/** Returns the groups with other items in one of them, renumbered. */
function withItems(
  groups: readonly SurveyGroup[],
  group: number,
  change: (items: readonly SurveyItem[]) => readonly SurveyItem[],
): readonly SurveyGroup[] {
  const old = groups[group];
  if (!old) return groups;
  const items = change(old.dataForm);
  return items === old.dataForm
    ? groups
    : groups.with(group, { ...old, dataForm: renumbered(items) });
}

/** Returns a text that `used` does not have: `prefix` and the lowest free number. */
function unusedName(prefix: string, used: ReadonlySet<string>) {
  let number = used.size + 1;
  while (used.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/**
 * Returns the groups with more items at the end of one. `taken` are further keys that must not be
 * used again, such as those of a published version: answers are stored by them.
 */
export function withAddedItems(
  groups: readonly SurveyGroup[],
  group: number,
  drafts: readonly ItemDraft[],
  taken: Iterable<string> = [],
): readonly SurveyGroup[] {
  const keys = new Set([...keysOf(groups), ...taken]);
  const prefix = `${groups[group]?.groupCode || 'item'}.`;
  return withItems(groups, group, (items) => [
    ...items,
    ...drafts.map((draft): SurveyItem => {
      const key = unusedName(prefix, keys);
      keys.add(key);
      return { ...EMPTY_ITEM, ...draft, key };
    }),
  ]);
}

const EMPTY_ITEM: Omit<SurveyItem, 'key' | keyof ItemDraft> = {
  isOpen: 1,
  labelCode: null,
  labelRemark: null,
  labelSort: null,
  labelValue1: null,
  labelValue2: null,
  labelValue3: null,
  visibleFlag2: 1,
  orderNum: 0,
};

/** Returns the keys of all items. */
export const keysOf = (groups: readonly SurveyGroup[]): string[] =>
  groups.flatMap(({ dataForm }) => dataForm.map(({ key }) => key));

/** Returns the groups without an item. */
export const withoutItem = (groups: readonly SurveyGroup[], group: number, index: number) =>
  withItems(groups, group, (items) => items.toSpliced(index, 1));

/** Returns the groups with an item at another position; the same groups when there is none. */
export const withMovedItem = (
  groups: readonly SurveyGroup[],
  group: number,
  from: number,
  to: number,
) =>
  withItems(groups, group, (items) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return items;
    return items.toSpliced(from, 1).toSpliced(to, 0, item);
  });

/** Returns the groups with a changed item. Only a `select` has a dictionary. */
export const withChangedItem = (
  groups: readonly SurveyGroup[],
  group: number,
  index: number,
  change: Partial<SurveyItem>,
) =>
  withItems(groups, group, (items) => {
    const item = { ...items[index]!, ...change };
    return items.with(index, item.labelType === 'select' ? item : { ...item, dicCode: null });
  });

/** Returns the groups with one more, which has a name and the next order number. */
export function withGroup(groups: readonly SurveyGroup[], table: string): readonly SurveyGroup[] {
  const last = Math.max(0, ...groups.map(({ orderNo }) => orderNo));
  const codes = new Set(groups.map(({ groupCode }) => groupCode));
  const group: SurveyGroup = {
    table,
    tableEn: '',
    groupCode: unusedName('group', codes),
    orderNo: Math.min(last + 1, MAX_GROUPS),
    dataForm: [],
  };
  return [...groups, group];
}

/** Returns the groups without one. */
export const withoutGroup = (groups: readonly SurveyGroup[], index: number) =>
  groups.toSpliced(index, 1);

/** Returns the groups with a changed one. */
export const withChangedGroup = (
  groups: readonly SurveyGroup[],
  index: number,
  change: Partial<Omit<SurveyGroup, 'dataForm'>>,
) => groups.with(index, { ...groups[index]!, ...change });
