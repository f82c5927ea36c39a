import { ProForm, ProFormText, type ProFormInstance } from '@ant-design/pro-components';
import { useEffect, useRef } from 'react';
import { reactPage } from '../reactPage';
import { enter, FIELDS, VALUES } from './fields';

let form: { getFieldValue(field: string): unknown } | undefined;

function Page() {
  const ref = useRef<ProFormInstance>(undefined);
  useEffect(() => void (form = ref.current), []);
  return (
    <ProForm formRef={ref} initialValues={VALUES} submitter={false}>
      {FIELDS.map(({ field, label }) => (
        <ProFormText
          key={field}
          name={field}
          label={label}
          rules={[{ required: true, max: 128 }]}
        />
      ))}
    </ProForm>
  );
}

enter({
  ...reactPage(<Page />),
  valueOf: (field) => form?.getFieldValue(field),
});
