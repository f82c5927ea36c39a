import { useMemo } from 'react';
import { useRegionTexts } from '@mingjian/widgets/RegionCascader';
import { RegionControl } from './RegionControl';
import { RegionFilter } from './RegionFilter';
import type { RegionParts } from './regionParts';

/** Returns texts and controls of regions. The table is loaded where a list has a region. */
export function useRegionParts(isNeeded: boolean): RegionParts {
  const { textOf, options, load } = useRegionTexts(isNeeded);
  return useMemo(
    () => ({
      textOf,
      filterOf: (label) => ({
        render: (props) => <RegionFilter {...props} />,
        chipText: ({ operator, value }) =>
          operator === 'LIKE' && typeof value === 'string'
            ? `${label} ${textOf([value])}`
            : undefined,
      }),
      advanced: { load, options, operators: ['LIKE', 'NOTLIKE', 'ISNULL', 'ISNOTNULL'] },
      control: { entry: 'selected', render: (props) => <RegionControl {...props} />, textOf },
    }),
    [textOf, options, load],
  );
}
