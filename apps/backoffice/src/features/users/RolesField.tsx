import { useMemo } from 'react';
import { encodeSearch, PAGE_SIZE_LIMIT, roles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { MultiSelect, useLocale } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { tagsIn } from '../../shared/resourceList/model/formValues';

/** Roles of staff, those that are switched off included: an account may hold one. */
const STAFF_ROLES = {
  searchParam: encodeSearch([{ field: 'userType', operator: 'EQ', value: 'serviceUser' }]),
  pageNum: 1,
  pageSize: PAGE_SIZE_LIMIT,
};

/** The roles of an account, as a JSON list of their codes. */
export function RolesField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const { language } = useLocale();
  const { data, error: failure, isLoading, mutate } = useCall(roles.getList, STAFF_ROLES);
  const options = useMemo(
    () =>
      (data?.content ?? []).map(({ roleCode, roleName, roleNameEn }) => ({
        value: roleCode,
        label: (language === 'en' && roleNameEn) || roleName,
      })),
    [data, language],
  );
  return (
    <MultiSelect
      id={id}
      label={field.label}
      description={field.description}
      options={options}
      value={tagsIn(value)}
      onValueChange={(codes) => onChange(JSON.stringify(codes.toSorted()))}
      error={error}
      readOnly={readOnly}
      shown={4}
      clearable
      loading={isLoading}
      loadError={failure && !data ? { onRetry: () => void mutate() } : undefined}
    />
  );
}
