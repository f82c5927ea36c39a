import { useMemo } from 'react';
import { beijing, boardConditions, type BoardSearch, type Condition } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { ListPreset } from '@mingjian/widgets/ListGrid';
import { useSignedIn } from '../../shell';
import { orderListTexts } from './orderList.texts';

/** Returns the conditions under which the dashboard counts, at present. */
const counted = (name: BoardSearch['name']) => () =>
  boardConditions({ name, asOf: beijing(new Date()) });

/** Returns the searches that the order list offers to staff, and to client companies. */
export function useOrderPresets(): readonly ListPreset[] {
  const t = useTexts(orderListTexts);
  const { user } = useSignedIn();
  const { status, labelOf } = useDictionary('order_status');
  // It bears the name that an administrator gave the status.
  const toAccept = status === 'ready' ? labelOf(10) : t.toAccept;
  return useMemo(() => {
    const all = { key: 'all', label: t.all, conditions: () => [] };
    const ours: Condition = { field: 'waitsFor', operator: 'EQ', value: '2' };
    const open: Condition = { field: 'disputeStatus', operator: 'IN', value: ['1', '2'] };
    if (user.userType === 'companyUser')
      return [
        all,
        { key: 'myTurn', label: t.myTurn, conditions: () => [ours], counted: true },
        { key: 'open', label: t.open, conditions: counted('inProgress'), counted: true },
        { key: 'finished', label: t.finished, conditions: counted('finished') },
        { key: 'disputed', label: t.disputed, conditions: () => [open], counted: true },
      ];
    const mine: Condition = { field: 'pmId', operator: 'EQ', value: user.id };
    const myTurn: Condition = { field: 'turnOf', operator: 'EQ', value: user.id };
    return [
      all,
      { key: 'myTurn', label: t.myTurn, conditions: () => [myTurn], counted: true },
      { key: 'mine', label: t.mine, conditions: () => [mine] },
      {
        key: 'toAccept',
        label: toAccept,
        conditions: counted('awaitingAcceptance'),
        counted: true,
      },
      {
        key: 'overdue',
        label: t.overdue,
        conditions: counted('overdue'),
        counted: true,
        tone: 'danger' as const,
      },
      { key: 'dueToday', label: t.dueToday, conditions: counted('dueToday'), counted: true },
    ];
  }, [t, toAccept, user.id, user.userType]);
}
