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
      const kind = kindOf(old.get(key), { group, item });
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

function kindOf(before: Place | undefined, after: Place): ItemChange['kind'] | undefined {
  if (!before) return 'added';
  const { orderNum: oldNumber, ...oldFields } = before.item;
  const { orderNum, ...fields } = after.item;
  const isSame = (Object.keys(fields) as (keyof typeof fields)[]).every(
    (name) => fields[name] === oldFields[name],
  );
  if (!isSame) return 'changed';
  const isMoved = orderNum !== oldNumber || before.group.groupCode !== after.group.groupCode;
  return isMoved ? 'moved' : undefined;
}
