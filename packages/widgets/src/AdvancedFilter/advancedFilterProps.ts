import type { DatePreset } from '../DateRangePicker';
import type { AdvancedQuery, ListCondition } from '../internal/list/query';
import type { AdvancedField } from './model/advancedField';
import type { AdvancedDraft } from './model/conditionDraft';
import type { AdvancedLimits } from './model/problems';
import type { SavedFilterStore } from './model/savedFilter';

/** Conditions of the dialog that are not in the filter, as a parent stores them. */
export interface StoredAdvancedDraft {
  /** Conditions of the open dialog; `null` while it is closed. */
  open: AdvancedDraft | null;
  /** Applied conditions with those that are switched off, and the filter that they made as JSON. */
  applied: { key: string; draft: AdvancedDraft } | null;
}

export interface AdvancedFilterProps {
  open: boolean;
  onClose(): void;
  fields: readonly AdvancedField[];
  /** Ranges relative to today that dates can be filtered by. @default none */
  ranges?: readonly DatePreset[] | undefined;
  /** The applied filter; `undefined` for none. */
  value: AdvancedQuery | undefined;
  /** Applied condition that takes focus when the dialog opens. @default the first control */
  edited?: ListCondition | undefined;
  /** Called with the complete filter; `undefined` without conditions. */
  onApply(query: AdvancedQuery | undefined): void;
  /** Storage of common filters. Without it there are none. Keep the object. */
  saved?: SavedFilterStore | undefined;
  /** @default 50 conditions, 1,000 values each */
  limits?: AdvancedLimits | undefined;
  /** Conditions that apply beside the filter; they count towards cost and length. @default none */
  beside?: readonly ListCondition[] | undefined;
  /** Draft that `onDraftChange` was called with before the dialog was unmounted. Read once. */
  draft?: StoredAdvancedDraft | undefined;
  /** Called when conditions change or the dialog closes. Store it without rendering. */
  onDraftChange?: ((draft: StoredAdvancedDraft) => void) | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}
