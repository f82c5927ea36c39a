import { Button, Collapse, Form, Input, Select, Switch, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { reactPage } from '../reactPage';
import { enter, groups, TYPES } from './items';

type Values = { groups: { dataForm: { title: string }[] }[] };

let form: FormInstance<Values>;
const options = TYPES.map((value) => ({ value, label: value }));
const required = [{ required: true }];

function Items({ group }: { group: number }) {
  return (
    <Form.List name={['groups', group, 'dataForm']}>
      {(rows, { remove, move }) =>
        rows.map(({ key, name }) => (
          <div key={key} className="row" style={{ display: 'flex', gap: 8 }}>
            <Form.Item name={[name, 'title']} label="题目" rules={required}>
              <Input />
            </Form.Item>
            <Form.Item name={[name, 'labelCh']} label="中文" rules={required}>
              <Input />
            </Form.Item>
            <Form.Item name={[name, 'labelEn']} label="英文" rules={required}>
              <Input />
            </Form.Item>
            <Form.Item name={[name, 'labelType']} label="类型">
              <Select options={options} style={{ width: 120 }} />
            </Form.Item>
            <Form.Item name={[name, 'visibleFlag2']} label="概述" valuePropName="checked">
              <Switch size="small" />
            </Form.Item>
            <span className="moves">
              <Button className="up" onClick={() => move(name, name - 1)}>
                ↑
              </Button>
              <Button onClick={() => move(name, name + 1)}>↓</Button>
              <Button onClick={() => remove(name)}>×</Button>
            </span>
          </div>
        ))
      }
    </Form.List>
  );
}

function Page() {
  const [instance] = Form.useForm<Values>();
  useEffect(() => void (form = instance), [instance]);
  return (
    <Form form={instance} initialValues={{ groups }}>
      <Collapse
        defaultActiveKey={['0']}
        items={groups.map(({ table }, index) => ({
          key: String(index),
          label: table,
          children: <Items group={index} />,
        }))}
      />
    </Form>
  );
}

enter({
  ...reactPage(<Page />),
  titleAt: (index) => form.getFieldsValue(true).groups[0]!.dataForm[index]!.title,
  row: '.row',
  up: '.up',
});
