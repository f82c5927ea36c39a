import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormField, FormValues } from './formField';

/** Fills in the values of fields that follow from another one, while that is typed. */
export function useFills(
  form: UseFormReturn<Record<string, unknown>>,
  fields: readonly FormField[],
) {
  const filled = useRef<FormValues>({});
  const fill = useEffectEvent((name: string) => {
    const field = fields.find((one) => one.field === name);
    if (!field?.fills) return;
    const values = form.getValues();
    const untouched = Object.entries(filled.current).filter(([key, v]) => values[key] === v);
    const open = Object.fromEntries(untouched.map(([key]) => [key, null]));
    const found = Object.entries(field.fills(values[name], { ...values, ...open }) ?? {}).filter(
      ([key]) => fields.some((one) => one.field === key),
    );
    filled.current = { ...Object.fromEntries(untouched), ...Object.fromEntries(found) };
    for (const [key, value] of found) form.setValue(key, value, { shouldDirty: true });
  });
  const hasFills = fields.some(({ fills }) => fills);
  useEffect(
    () =>
      hasFills
        ? form.subscribe({
            formState: { values: true },
            callback: ({ name }) => {
              if (name !== undefined) fill(name);
            },
          })
        : undefined,
    [form, hasFills],
  );
}
