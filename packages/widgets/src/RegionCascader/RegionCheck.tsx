import { Icon, useTexts, VisuallyHidden } from '@mingjian/ui';
import { Check, Minus } from 'lucide-react';
import type { CheckState } from './model/checkedRegions';
import { regionTexts } from './RegionCascader.texts';

/** The check box of a region with `multiple`. Its option says whether it is selected. */
export function RegionCheck({ state }: { state: CheckState }) {
  const t = useTexts(regionTexts);
  return (
    <span data-check={state}>
      {state === 'all' && <Icon icon={Check} />}
      {state === 'some' && <Icon icon={Minus} />}
      {state === 'some' && <VisuallyHidden>{t.partly}</VisuallyHidden>}
    </span>
  );
}
