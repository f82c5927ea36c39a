import type { Versioned } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { useChangedElsewhere } from '../../shell';
import { resourceListTexts } from './resourceList.texts';

export interface ChangedElsewhereProps {
  resource: string;
  /** The record as the form has it; `null` for a new one. */
  row: Versioned | null;
}

/**
 * A notice above a form whose record another window of the same person has saved or deleted. A save
 * still asks about each value that differs.
 */
export function ChangedElsewhere({ resource, row }: ChangedElsewhereProps) {
  const t = useTexts(resourceListTexts);
  const change = useChangedElsewhere(resource, row?.id, row?.version ?? 0);
  if (change === null) return null;
  return (
    <Alert tone="warning" title={change === 'saved' ? t.changedElsewhere : t.deletedElsewhere}>
      {change === 'saved' ? t.changedElsewhereText : t.deletedElsewhereText}
    </Alert>
  );
}
