import { useMemo } from 'react';
import { beijing, beijingDay, inProgressConditions, type Condition } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { ListPreset } from '@mingjian/widgets/ListGrid';
import { useSignedIn } from '../../shell';
import { orderListTexts } from './orderList.texts';

const isStatus = (value: string): Condition => ({ field: 'orderStatus', operator: 'EQ', value });
const FINISHED: Condition = { field: 'orderStatus', operator: 'IN', value: ['90', '100'] };
const overdue = (): Condition[] => [
  ...inProgressConditions(),
  { field: 'slaDueAt', operator: 'LT', value: beijing(new Date()) },
];
const dueToday = (): Condition[] => [
  ...inProgressConditions(),
  {
    field: 'slaDueAt',
    operator: 'BETWEEN',
    value: ['00:00:00', '23:59:59'].map((time) => `${beijingDay(new Date())} ${time}`),
  },
];

/** Returns the searches that the order list offers to staff, and to client companies. */
export function useOrderPresets(): readonly ListPreset[] {
  const t = useTexts(orderListTexts);
  const { user } = useSignedIn();
  return useMemo(() => {
    const all = { key: 'all', label: t.all, conditions: () => [] };
    if (user.userType === 'companyUser')
      return [
        all,
        { key: 'open', label: t.open, conditions: () => inProgressConditions(), counted: true },
        { key: 'finished', label: t.finished, conditions: () => [FINISHED] },
      ];
    const mine: Condition = { field: 'pmId', operator: 'EQ', value: user.id };
    return [
      all,
      { key: 'mine', label: t.mine, conditions: () => [mine] },
      { key: 'toAccept', label: t.toAccept, conditions: () => [isStatus('10')], counted: true },
      { key: 'overdue', label: t.overdue, conditions: overdue, counted: true, tone: 'danger' },
      { key: 'dueToday', label: t.dueToday, conditions: dueToday, counted: true },
    ];
  }, [t, user.id, user.userType]);
}
