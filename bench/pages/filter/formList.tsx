import { Button, Form, Input, Select, Switch, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, FIELDS, OPERATORS, type Condition } from './conditions';

const fields = FIELDS.map(({ field, label }) => ({ value: field, label }));
const operators = OPERATORS.map(([value, label]) => ({ value, label }));

let form: FormInstance<{ rows: Condition[] }>;

function Page({ conditions }: { conditions: readonly Condition[] }) {
  const [instance] = Form.useForm<{ rows: Condition[] }>();
  useEffect(() => void (form = instance), [instance]);
  return (
    <Form form={instance} layout="inline" initialValues={{ rows: conditions }}>
      <Form.List name="rows">
        {(rows, { remove, add }) =>
          rows.map(({ key, name }) => (
            <div key={key} className="row" style={{ display: 'flex', gap: 8 }}>
              <Button>⋮</Button>
              <Form.Item name={[name, 'field']} rules={[{ required: true }]}>
                <Select options={fields} style={{ width: 160 }} />
              </Form.Item>
              <Form.Item name={[name, 'operator']} rules={[{ required: true }]}>
                <Select options={operators} style={{ width: 120 }} />
              </Form.Item>
              <Form.Item name={[name, 'value']} rules={[{ required: true }]}>
                <Input className="value" />
              </Form.Item>
              <Switch defaultChecked size="small" />
              <Button onClick={() => add(form.getFieldValue(['rows', name]), name + 1)}>⧉</Button>
              <Button onClick={() => remove(name)}>×</Button>
            </div>
          ))
        }
      </Form.List>
    </Form>
  );
}

let root: Root;

enter({
  mount(host, conditions) {
    root = createRoot(host);
    flushSync(() => root.render(<Page conditions={conditions} />));
  },
  unmount: () => root.unmount(),
  values: () => form.getFieldsValue(true).rows.map(({ value }: Condition) => value),
  row: '.row',
  input: 'input.value',
});
