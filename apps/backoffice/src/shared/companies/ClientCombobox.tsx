import { Combobox } from '@mingjian/ui';
import { sourceOf } from '../resourceList/referenceSources';
import { useReferences } from '../resourceList/useReferences';

export interface ClientComboboxProps {
  label: string;
  /** @default false */
  hideLabel?: boolean | undefined;
  /** Id of the company. */
  value: string | null;
  /** Its name, while the options are not loaded. */
  name?: string | undefined;
  error?: string | undefined;
  onChange(companyId: string | null): void;
}

/** The client that staff work for, found by typing. */
export function ClientCombobox({
  label,
  hideLabel,
  value,
  name,
  error,
  onChange,
}: ClientComboboxProps) {
  const references = useReferences();
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      value={value}
      error={error}
      selectedOption={value !== null && name !== undefined ? { value, label: name } : undefined}
      load={sourceOf(references, 'aCompanyInfo').load}
      onValueChange={onChange}
    />
  );
}
