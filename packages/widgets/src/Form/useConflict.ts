import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormConflict } from './formProblem';
import { storedSides, typedSides, type Side, type Sides } from './model/conflict';

/** The conflict of the last save, and the sides that are selected to resolve it. */
export interface ConflictState {
  /** `null` for none. */
  current: FormConflict | null;
  sides: Sides;
  select(this: void, field: string, side: Side): void;
  /** Shows a conflict; `null` for none. */
  show(this: void, conflict: FormConflict | null): void;
  /** Takes the selected sides into the form. The next save starts from the stored record. */
  resolve(this: void): void;
}

/** State of a conflict between a form's values and those that somebody else saved. */
export function useConflict(form: UseFormReturn<Record<string, unknown>>): ConflictState {
  const [current, setCurrent] = useState<FormConflict | null>(null);
  const [sides, setSides] = useState<Sides>({});
  const show = (found: FormConflict | null) => {
    setCurrent(found);
    if (found) setSides(typedSides(found));
  };
  return {
    current,
    sides,
    select: (field, side) => setSides((before) => ({ ...before, [field]: side })),
    show,
    resolve: () => {
      if (!current) return;
      for (const [field, value] of Object.entries(storedSides(current, sides)))
        form.setValue(field, value, { shouldDirty: true });
      setCurrent(null);
    },
  };
}
