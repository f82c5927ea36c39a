import type { DatePreset } from '../DateRangePicker';
import type { ListOperator } from '../internal/list/query';
import type { AdvancedField } from './model/advancedField';
import type { DraftValue } from './model/conditionDraft';

/** Props of every control of a condition's value. */
export interface ValueEditorProps {
  field: AdvancedField;
  operator: ListOperator;
  value: DraftValue;
  error: string | undefined;
  /** The ranges that a dynamic condition can refer to. */
  ranges: readonly DatePreset[];
  /** Today, for the preview of a range. */
  today: string;
  /** Maximum number of values. */
  valueLimit: number;
  disabled: boolean;
  onChange(value: DraftValue): void;
}
