import { useMemo } from 'react';
import { articles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { ManyField } from '../../shared/resourceList/ManyField';

/** The roles whose people must read an article, as a JSON list of their codes. */
export function ReadRolesField(props: ControlProps) {
  const { language } = useLocale();
  const response = useCall(articles.getReaderGroups, {});
  const { data } = response;
  const options = useMemo(
    () =>
      (data?.roles ?? []).map(({ code, name, nameEn }) => ({
        value: code,
        label: language === 'en' ? nameEn : name,
      })),
    [data, language],
  );
  return <ManyField {...props} options={options} response={response} />;
}

/** The departments whose people must read an article, as a JSON list of their ids. */
export function ReadDepartmentsField(props: ControlProps) {
  const response = useCall(articles.getReaderGroups, {});
  const { data } = response;
  const options = useMemo(
    () => (data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [data],
  );
  return <ManyField {...props} options={options} response={response} />;
}
