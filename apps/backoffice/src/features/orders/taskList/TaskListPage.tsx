import { useMemo } from 'react';
import type { Condition } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { ListPreset } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../../shared/resourceList/ListScreen';
import { useSignedIn } from '../../../shell';
import { ownOrdersText } from '../model/ownOrders';
import { useDangerOptions } from '../useDangerOptions';
import { taskList } from './taskList';
import { taskListTexts } from './taskList.texts';

const isOneOf = (field: string, ...values: string[]): Condition => ({
  field,
  operator: 'IN',
  value: values,
});

/** The tasks of all orders, for staff: each leads to its desk. */
export function TaskListPage() {
  const t = useTexts(taskListTexts);
  const { user } = useSignedIn();
  const chipTexts = useMemo(() => ({ ownerId: ownOrdersText(user.id, t.mine) }), [user.id, t]);
  const presets = useMemo((): readonly ListPreset[] => {
    const own: Condition = { field: 'ownerId', operator: 'EQ', value: user.id };
    const open = isOneOf('status', '10', '20', '25', '28', '35', '50');
    return [
      { key: 'all', label: t.all, conditions: () => [] },
      { key: 'mine', label: t.mine, conditions: () => [own, open], counted: true },
      {
        key: 'toReview',
        label: t.toReview,
        conditions: () => [{ field: 'status', operator: 'EQ', value: '30' }],
        counted: true,
      },
      {
        key: 'returned',
        label: t.returned,
        conditions: () => [{ field: 'status', operator: 'EQ', value: '35' }],
      },
      {
        key: 'unassigned',
        label: t.unassigned,
        conditions: () => [{ field: 'status', operator: 'EQ', value: '0' }],
        counted: true,
      },
    ];
  }, [t, user.id]);
  const screen = useListScreen(taskList, {
    pageOptions: useDangerOptions('dangerLevel'),
    presets,
    chipTexts,
  });
  return <ListScreen screen={screen} />;
}
