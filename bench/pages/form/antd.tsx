import { Form, Input, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { reactPage } from '../reactPage';
import { enter, FIELDS, VALUES } from './fields';

let form: FormInstance<Record<string, string>>;

function Page() {
  const [instance] = Form.useForm<Record<string, string>>();
  useEffect(() => void (form = instance), [instance]);
  return (
    <Form form={instance} layout="vertical" initialValues={VALUES}>
      {FIELDS.map(({ field, label }) => (
        <Form.Item key={field} name={field} label={label} rules={[{ required: true, max: 128 }]}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  );
}

enter({
  ...reactPage(<Page />),
  valueOf: (field) => form.getFieldValue(field) as unknown,
});
