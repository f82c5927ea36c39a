import type { AdvancedLookupField } from '@mingjian/widgets/AdvancedFilter';
import type { CustomFormField } from '@mingjian/widgets/Form';
import type { CustomFilter } from '@mingjian/widgets/ListFilter';

/** Texts and controls of the regions of a list. */
export interface RegionParts {
  /** Returns the names of a stored region. */
  textOf(value: unknown): string;
  /** Returns the filter of a region: LIKE with a code finds everything in it. */
  filterOf(label: string): Pick<CustomFilter, 'render' | 'chipText'>;
  /** Lookup and operators of the advanced filter. */
  advanced: Pick<AdvancedLookupField, 'load' | 'options' | 'operators'>;
  /** The control of a form. */
  control: Pick<CustomFormField, 'entry' | 'render' | 'textOf'>;
}
