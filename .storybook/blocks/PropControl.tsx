import { useState } from 'react';
import { NumberField, Select, Switch, TextArea, TextField, useTexts } from '../../packages/ui/src';
import type { PropRow } from '../../tools/docs/props/propsTable';
import { controlOf } from './argTypes';
import { docsTexts } from './docs.texts';
import type { PrimaryArgs } from './usePrimaryArgs';

export interface PropControlProps {
  row: PropRow;
  primary: PrimaryArgs;
}

/** The control of one prop of the first story, or a dash where a person cannot type its value. */
export function PropControl({ row, primary: { args, set } }: PropControlProps) {
  const t = useTexts(docsTexts);
  const value = args[row.name];
  const field = { label: t.controlOf(row.name), hideLabel: true };
  const handleChange = (next: unknown) => set(row.name, next ?? undefined);

  switch (controlOf(row, [args])) {
    case 'boolean':
      return (
        <Switch
          {...field}
          checked={Boolean(value ?? row.defaultValue === 'true')}
          onChange={({ target }) => handleChange(target.checked)}
        />
      );
    case 'radio':
    case 'select':
      return (
        <Select
          {...field}
          clearable={!row.required}
          placeholder={row.defaultValue?.replaceAll("'", '')}
          options={row.options!.map((option) => ({ value: String(option), label: String(option) }))}
          value={value === undefined || value === null ? null : String(value as string | number)}
          onValueChange={(next) =>
            handleChange(row.options!.find((option) => String(option) === next))
          }
        />
      );
    case 'text':
      return (
        <TextField
          {...field}
          value={(value ?? '') as string}
          onChange={({ target }) => handleChange(target.value || undefined)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={(value ?? null) as number | null}
          onValueChange={handleChange}
        />
      );
    case 'object':
      return <ObjectControl label={field.label} value={value} onChange={handleChange} />;
    case null:
      return '–';
  }
}

interface ObjectControlProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A value as JSON; the story follows as soon as the text can be read. */
function ObjectControl({ label, value, onChange }: ObjectControlProps) {
  const t = useTexts(docsTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const handleInput = (text: string) => {
    setDraft(text);
    const parsed = parse(text);
    if (parsed) onChange(parsed.value);
  };
  return (
    <TextArea
      label={label}
      hideLabel
      rows={3}
      value={draft ?? JSON.stringify(value, null, 1)}
      error={draft !== null && !parse(draft) ? t.invalidValue : undefined}
      onChange={({ target }) => handleInput(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
