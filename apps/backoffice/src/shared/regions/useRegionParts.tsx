import { useMemo } from 'react';
import type { AdvancedLookupField } from '@mingjian/widgets/AdvancedFilter';
import type { CustomFormField } from '@mingjian/widgets/Form';
import type { CustomFilter } from '@mingjian/widgets/ListFilter';
import { useRegionTexts } from '@mingjian/widgets/RegionCascader';
import { RegionControl } from './RegionControl';
import { RegionFilter } from './RegionFilter';

/** Texts and controls of the regions of a list. */
export interface RegionParts {
  /** Returns the names of a stored region. */
  textOf(value: unknown): string;
  /** Returns the filter of a region: LIKE with a code finds everything in it. */
  filterOf(label: string): Pick<CustomFilter, 'render' | 'chipText'>;
  /** Lookup and operators of the advanced filter. */
  advanced: Pick<AdvancedLookupField, 'load' | 'options' | 'operators'>;
  /** The control of a form. */
  control: Pick<CustomFormField, 'render' | 'textOf'>;
}

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
      control: { render: (props) => <RegionControl {...props} />, textOf },
    }),
    [textOf, options, load],
  );
}
