import { useMemo } from 'react';
import { companyLookups } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import type { ControlProps } from '../resourceList/listItems';
import { ManyField } from '../resourceList/ManyField';

/** Most companies that one lookup returns. */
const ALL = { pageSize: 1_000 };

/** Several client companies, as a JSON list of their ids. */
export function CompaniesField(props: ControlProps) {
  const response = useCall(companyLookups.getCompanyList, ALL);
  const { data } = response;
  const options = useMemo(
    () => (data ?? []).map(({ id, companyName }) => ({ value: id, label: companyName })),
    [data],
  );
  return <ManyField {...props} options={options} response={response} />;
}
