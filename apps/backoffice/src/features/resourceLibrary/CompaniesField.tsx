import { useMemo } from 'react';
import { companyLookups } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { MultiSelect } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { tagsIn } from '../../shared/resourceList/model/formValues';

/** Most companies that one lookup returns. */
const ALL = { pageSize: 1_000 };

/** The companies that see a document, as a JSON list of their ids. */
export function CompaniesField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const { data, error: failure, isLoading, mutate } = useCall(companyLookups.getCompanyList, ALL);
  const options = useMemo(
    () => (data ?? []).map(({ id: key, companyName }) => ({ value: key, label: companyName })),
    [data],
  );
  return (
    <MultiSelect
      id={id}
      label={field.label}
      description={field.description}
      options={options}
      value={tagsIn(value)}
      onValueChange={(ids) => onChange(JSON.stringify(ids.toSorted()))}
      error={error}
      readOnly={readOnly}
      shown={4}
      clearable
      loading={isLoading}
      loadError={failure && !data ? { onRetry: () => void mutate() } : undefined}
    />
  );
}
