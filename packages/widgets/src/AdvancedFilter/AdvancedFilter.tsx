import { useEffect, useEffectEvent, useState } from 'react';
import type { AdvancedQuery } from '../internal/list/query';
import type { AdvancedFilterProps } from './advancedFilterProps';
import { draftOfQuery } from './model/conditionDraft';
import { FilterDialog } from './FilterDialog';

/**
 * The dialog of an advanced filter: one list of conditions that all or any must hold. Conditions
 * that are switched off stay in it while it is mounted, also when closed; with `draft`, longer.
 */
export function AdvancedFilter({
  open,
  value,
  draft: stored,
  onDraftChange,
  onApply,
  ...props
}: AdvancedFilterProps) {
  const [applied, setApplied] = useState(stored?.applied ?? null);
  // Those of a dialog that was open when it was unmounted, until it closes.
  const [unfinished, setUnfinished] = useState(stored?.open ?? null);
  const reportClosed = useEffectEvent(() => onDraftChange?.({ open: null, applied }));
  useEffect(() => {
    if (!open) reportClosed();
  }, [open, applied]);
  if (!open) return null;
  const isApplied = applied !== null && applied.key === keyOf(value);
  return (
    <FilterDialog
      {...props}
      initial={unfinished ?? (isApplied ? applied.draft : draftOfQuery(value))}
      onDraftChange={(draft) => onDraftChange?.({ open: draft, applied })}
      onClose={() => {
        setUnfinished(null);
        props.onClose();
      }}
      onApply={(query, draft) => {
        setApplied({ key: keyOf(query), draft });
        onApply(query);
      }}
    />
  );
}

const keyOf = (query: AdvancedQuery | undefined) => JSON.stringify(query ?? null);
