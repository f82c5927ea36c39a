import { useMemo } from 'react';
import { ORDER_STATUSES, type HoldType } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { dangerColor, dangerLevelTexts, levelsOf } from '@mingjian/widgets/DangerLevel';
import { orderTexts } from '../../shared/orders/orders.texts';
import type { PageOptions } from '../../shared/resourceList/useResourceList';

const HOLD_TYPES = [0, 1, 2, 3, 4] as const satisfies readonly HoldType[];

/** Returns the labels of an order's codes in the current language. */
export function useOrderOptions() {
  const labels = useTexts(orderTexts);
  const t = useTexts(dangerLevelTexts);
  return useMemo(
    () =>
      ({
        orderStatus: ORDER_STATUSES.map((status) => ({
          key: String(status),
          text: labels[`status${status}`],
        })),
        orderType: [
          { key: '1', text: labels.type1 },
          { key: '2', text: labels.type2 },
        ],
        overallDanger: levelsOf(1).map((level) => {
          const color = dangerColor(level);
          return { key: String(level), text: t.full(t[color], t[`${color}Meaning`]) };
        }),
        holdType: HOLD_TYPES.map((type) => ({ key: String(type), text: labels[`reason${type}`] })),
      }) satisfies PageOptions,
    [labels, t],
  );
}
