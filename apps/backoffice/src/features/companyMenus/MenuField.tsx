import { companyMenus } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Select } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';

/** One menu entry that can be closed to a company. */
export function MenuField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const { data, error: failure, isLoading, mutate } = useCall(companyMenus.getChoices, {});
  return (
    <Select
      id={id}
      label={field.label}
      description={field.description}
      required={field.required}
      options={(data ?? []).map(({ menuCode, menuName }) => ({ value: menuCode, label: menuName }))}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(code) => onChange(code ?? '')}
      error={error}
      readOnly={readOnly}
      loading={isLoading}
      loadError={failure && !data ? { onRetry: () => void mutate() } : undefined}
    />
  );
}
