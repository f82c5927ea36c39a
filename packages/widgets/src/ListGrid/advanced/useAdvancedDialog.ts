import { useState } from 'react';
import type { ListCondition } from '../../internal/list/query';
import type { ListAdvanced } from '../listGridProps';

/** The dialog of the advanced filter of a list. */
export interface AdvancedDialogState {
  isOpen: boolean;
  /** Whether it was open before: closed, it keeps the conditions that are switched off. */
  isUsed: boolean;
  /** The applied condition that it was opened for. */
  edited: ListCondition | undefined;
  /** Opens it, at a condition if one is given. */
  open(edited?: ListCondition): void;
  close(): void;
}

/** Returns the state of the dialog, open at first if it was when its list was unmounted. */
export function useAdvancedDialog(options: ListAdvanced | undefined): AdvancedDialogState {
  const draft = options?.draft;
  const [isOpen, setOpen] = useState((draft?.open ?? null) !== null);
  const [isUsed, setUsed] = useState(isOpen || (draft?.applied ?? null) !== null);
  const [edited, setEdited] = useState<ListCondition>();
  return {
    isOpen,
    isUsed,
    edited,
    open(condition) {
      setEdited(condition);
      setUsed(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
