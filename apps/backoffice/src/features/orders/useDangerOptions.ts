import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import { dangerColor, dangerLevelTexts, levelsOf } from '@mingjian/widgets/DangerLevel';
import type { PageOptions } from '../../shared/resourceList/useResourceList';

/** Returns the danger levels of an order with their meanings, for its filter and its cells. */
export function useDangerOptions() {
  const t = useTexts(dangerLevelTexts);
  return useMemo(
    () =>
      ({
        overallDanger: levelsOf(1).map((level) => {
          const color = dangerColor(level);
          return { key: String(level), text: t.full(t[color], t[`${color}Meaning`]) };
        }),
      }) satisfies PageOptions,
    [t],
  );
}
