import { useState } from 'react';
import { Combobox, Tag, useTexts } from '@mingjian/ui';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { AdvancedLookupField } from './model/advancedField';

export interface LookupsFieldProps {
  field: AdvancedLookupField;
  values: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange(values: readonly string[]): void;
}

/** Several looked up rows: a search that adds one, and the added ones, which can be removed. */
export function LookupsField({ field, values, error, disabled, onChange }: LookupsFieldProps) {
  const t = useTexts(advancedFilterTexts);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const labelOf = (key: string) =>
    found[key] ?? field.options?.find((option) => option.key === key)?.text ?? key;
  const load: AdvancedLookupField['load'] = async (query, context) => {
    const options = await field.load(query, context);
    const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    setFound((before) => ({ ...before, ...labels }));
    return options.filter(({ value }) => !values.includes(value));
  };
  return (
    <S.Lookups>
      <Combobox
        label={t.value}
        hideLabel
        required
        load={load}
        value={null}
        error={error}
        disabled={disabled}
        onValueChange={(value) => value !== null && onChange([...values, value])}
      />
      {values.map((key) => (
        <Tag key={key} onRemove={() => onChange(values.filter((one) => one !== key))}>
          {labelOf(key)}
        </Tag>
      ))}
    </S.Lookups>
  );
}
