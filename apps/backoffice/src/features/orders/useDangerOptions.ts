import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import { dangerColor, dangerLevelTexts, levelsOf } from '@mingjian/widgets/DangerLevel';
import type { PageOptions } from '../../shared/resourceList/useResourceList';

/** Returns the danger levels with their meanings, for the filter of a field and for its cells. */
export function useDangerOptions(field = 'overallDanger') {
  const t = useTexts(dangerLevelTexts);
  return useMemo(
    () =>
      ({
        [field]: levelsOf(1).map((level) => {
          const color = dangerColor(level);
          return { key: String(level), text: t.full(t[color], t[`${color}Meaning`]) };
        }),
      }) satisfies PageOptions,
    [t, field],
  );
}
