import type { ControlProps } from './listItems';

/** Returns what a form says to the widget of a field: id, label, description, error and so on. */
export function controlOptions({ field, id, readOnly, error }: ControlProps) {
  const { label, description, required } = field;
  return { id, label, description, required, readOnly, error };
}
