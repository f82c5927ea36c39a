import { useState } from 'react';
import type { DatePreset } from '../DateRangePicker';
import type { AdvancedQuery } from '../internal/list/query';
import type { AdvancedField } from './model/advancedField';
import { draftOfQuery, type AdvancedDraft } from './model/conditionDraft';
import type { AdvancedLimits } from './model/problems';
import type { SavedFilterStore } from './model/savedFilter';
import { FilterDialog } from './FilterDialog';

export interface AdvancedFilterProps {
  open: boolean;
  onClose(): void;
  fields: readonly AdvancedField[];
  /** Ranges relative to today that dates can be filtered by. @default none */
  ranges?: readonly DatePreset[] | undefined;
  /** The applied filter; `undefined` for none. */
  value: AdvancedQuery | undefined;
  /** Called with the complete filter; `undefined` without conditions. */
  onApply(query: AdvancedQuery | undefined): void;
  /** Storage of common filters. Without it there are none. Keep the object. */
  saved?: SavedFilterStore | undefined;
  /** @default 50 conditions, 1,000 values each */
  limits?: AdvancedLimits | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day in Beijing */
  today?: string | undefined;
}

/**
 * The dialog of an advanced filter: one list of conditions that all or any must hold. Conditions
 * that are switched off stay in it while it is mounted, also when closed.
 */
export function AdvancedFilter({ open, value, onApply, ...props }: AdvancedFilterProps) {
  const [applied, setApplied] = useState<{ key: string; draft: AdvancedDraft } | null>(null);
  if (!open) return null;
  const isApplied = applied !== null && applied.key === keyOf(value);
  const initial = isApplied ? applied.draft : draftOfQuery(value);
  return (
    <FilterDialog
      {...props}
      initial={initial}
      onApply={(query, draft) => {
        setApplied({ key: keyOf(query), draft });
        onApply(query);
      }}
    />
  );
}

const keyOf = (query: AdvancedQuery | undefined) => JSON.stringify(query ?? null);
