import type { SurveyGroup, SurveyItem } from './surveyItems';

/** A difference of an item, or of a whole group when `item` is absent. */
export interface ItemChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Chinese name of the group. */
  group: string;
  /** Title of the item. */
  item?: string | undefined;
}

/** Returns what differs from an earlier version. Items are the same by their key. */
export function itemChanges(
  before: readonly SurveyGroup[],
  after: readonly SurveyGroup[],
): ItemChange[] {
  const old = placesOf(before);
  const current = placesOf(after);
  const oldGroups = new Map(before.map((group) => [group.groupCode, group]));
  const groupCodes = new Set(after.map(({ groupCode }) => groupCode));
  const moved = movedKeys(before, after);

  return [
    ...after.flatMap((group): ItemChange[] => {
      const oldGroup = oldGroups.get(group.groupCode);
      if (!oldGroup) return [{ kind: 'added', group: group.table }];
      const { table, tableEn, orderNo } = group;
      const isSame =
        table === oldGroup.table && tableEn === oldGroup.tableEn && orderNo === oldGroup.orderNo;
      return isSame ? [] : [{ kind: 'changed', group: table }];
    }),
    ...before
      .filter(({ groupCode }) => !groupCodes.has(groupCode))
      .map(({ table }): ItemChange => ({ kind: 'removed', group: table })),
    ...[...current].flatMap(([key, { group, item }]): ItemChange[] => {
      const kind = kindOf(old.get(key)?.item, item) ?? (moved.has(key) ? 'moved' : undefined);
      return kind ? [{ kind, group: group.table, item: item.title }] : [];
    }),
    ...[...old]
      .filter(([key]) => !current.has(key))
      .map(([, { group, item }]): ItemChange => {
        return { kind: 'removed', group: group.table, item: item.title };
      }),
  ];
}

interface Place {
  group: SurveyGroup;
  item: SurveyItem;
}

const placesOf = (groups: readonly SurveyGroup[]) =>
  new Map(
    groups.flatMap((group) =>
      group.dataForm.map((item): [string, Place] => [item.key, { group, item }]),
    ),
  );

function kindOf(before: SurveyItem | undefined, after: SurveyItem) {
  if (!before) return 'added';
  const { orderNum: _before, ...oldFields } = before;
  const { orderNum: _after, ...fields } = after;
  const isSame = (Object.keys(fields) as (keyof typeof fields)[]).every(
    (name) => fields[name] === oldFields[name],
  );
  return isSame ? undefined : 'changed';
}

/**
 * Returns the keys of items in another group, or in another order: the fewest whose moving explains
 * it. Items that others came between, or left, have not moved.
 */
function movedKeys(before: readonly SurveyGroup[], after: readonly SurveyGroup[]) {
  const places = new Map(
    before.flatMap(({ groupCode, dataForm }) =>
      dataForm.map(({ key }, place) => [key, { groupCode, place }] as const),
    ),
  );
  const moved = new Set<string>();
  for (const { groupCode, dataForm } of after) {
    const kept: { key: string; place: number }[] = [];
    for (const { key } of dataForm) {
      const old = places.get(key);
      if (old?.groupCode === groupCode) kept.push({ key, place: old.place });
      else if (old) moved.add(key);
    }
    const inOrder = longestRise(kept.map(({ place }) => place));
    kept.forEach(({ key }, index) => {
      if (!inOrder.has(index)) moved.add(key);
    });
  }
  return moved;
}

/** Returns the indexes of a longest rising subsequence of distinct numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** Index of the lowest end of a rise, by its length. */
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    const found = ends.findIndex((end) => numbers[end]! > number);
    const length = found === -1 ? ends.length : found;
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  });
  const rise = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) rise.add(index);
  return rise;
}
