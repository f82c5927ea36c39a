import { useState } from 'react';
import type { AdvancedQuery } from '../internal/list/query';
import type { AdvancedFilterProps } from './advancedFilterProps';
import { draftOfQuery, type AdvancedDraft } from './model/conditionDraft';
import { FilterDialog } from './FilterDialog';

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
