import { useMemo } from 'react';
import { encodeSearch, PAGE_SIZE_LIMIT, roles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { ManyField } from '../../shared/resourceList/ManyField';

/** Roles of staff, those that are switched off included: an account may hold one. */
const STAFF_ROLES = {
  searchParam: encodeSearch([{ field: 'userType', operator: 'EQ', value: 'serviceUser' }]),
  pageNum: 1,
  pageSize: PAGE_SIZE_LIMIT,
};

/** The roles of an account, as a JSON list of their codes. */
export function RolesField(props: ControlProps) {
  const { language } = useLocale();
  const response = useCall(roles.getList, STAFF_ROLES);
  const { data } = response;
  const options = useMemo(
    () =>
      (data?.content ?? []).map(({ roleCode, roleName, roleNameEn }) => ({
        value: roleCode,
        label: (language === 'en' && roleNameEn) || roleName,
      })),
    [data, language],
  );
  return <ManyField {...props} options={options} response={response} />;
}
