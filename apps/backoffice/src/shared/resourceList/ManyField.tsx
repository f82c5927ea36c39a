import { MultiSelect, type MultiSelectProps } from '@mingjian/ui';
import type { ControlProps } from './listItems';
import { tagsIn } from './model/formValues';

export interface ManyFieldProps extends ControlProps {
  options: MultiSelectProps<string>['options'];
  /** Response that the options come from. */
  response: { data: unknown; error: unknown; isLoading: boolean; mutate(): Promise<unknown> };
}

/** Several options of a server, stored as a JSON list of their values. */
export function ManyField({
  field,
  id,
  value,
  onChange,
  error,
  readOnly,
  options,
  response: { data, error: failure, isLoading, mutate },
}: ManyFieldProps) {
  return (
    <MultiSelect
      id={id}
      label={field.label}
      description={field.description}
      options={options}
      value={tagsIn(value)}
      onValueChange={(values) => onChange(JSON.stringify(values.toSorted()))}
      error={error}
      readOnly={readOnly}
      shown={4}
      clearable
      loading={isLoading}
      loadError={failure && !data ? { onRetry: () => void mutate() } : undefined}
    />
  );
}
