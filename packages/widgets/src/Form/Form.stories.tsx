import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { expect, fn, userEvent as user, waitFor } from 'storybook/test';
import { createMemoryDrafts, type DraftStore } from './draftStore';
import { Form, type FormProps } from './Form';
import { addressField, company, companyFields, newCompany } from './Form.fixtures';
import { formGuide } from './Form.guide';
import { FormFields } from './FormFields';
import { FormView } from './FormView';
import { useRecordForm, type RecordFormOptions } from './useRecordForm';

type Options = Omit<FormProps, 'form' | 'onSubmit'> & Partial<RecordFormOptions>;

function CompanyForm({
  fields = companyFields,
  values = company,
  typed,
  submit = async () => {},
  drafts,
  ...rest
}: Options) {
  const form = useRecordForm({ fields, values, typed, submit, drafts });
  return (
    <>
      <Form {...rest} form={form} />
      {rest.actions === undefined && (
        <p>
          <Button tone="primary" type="submit" form={form.id} loading={form.isSubmitting}>
            保存
          </Button>
        </p>
      )}
    </>
  );
}

const meta = {
  component: Form as unknown as (props: Options) => React.ReactNode,
  parameters: { guide: formGuide },
  render: (args) => <CompanyForm {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<(props: Options) => React.ReactNode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the controls that load on demand. */
const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());

const save = (canvas: { getByRole(role: string, options: object): HTMLElement }) =>
  user.click(canvas.getByRole('button', { name: '保存' }));

export const New: Story = {
  args: { values: newCompany },
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const Stored: Story = {
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const Invalid: Story = {
  args: { values: newCompany },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await save(canvas);

    await expect(await canvas.findByRole('region', { name: '有 2 项需要修改' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { submit: async () => ({ message: '授信额度不能低于已用额度 120,000 元' }) },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await save(canvas);

    await expect(await canvas.findByRole('alert')).toHaveTextContent('授信额度不能低于');
  },
};

export const Saving: Story = {
  args: { submit: async () => new Promise(() => {}) },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await save(canvas);
  },
};

export const Conflict: Story = {
  args: {
    submit: async () => ({
      conflict: {
        savedBy: '欧阳若兰',
        savedByYou: false,
        savedAt: '11-21 09:30',
        fields: [
          { field: 'credit', yours: 200_000, stored: 350_000 },
          { field: 'industry', yours: 'it', stored: 'finance' },
        ],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await save(canvas);

    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

const HOUR = 3_600_000;

/** A store with two drafts of the company, of a form that has changed since. */
function storeWithDrafts(): DraftStore {
  const store = { ...createMemoryDrafts(), isLasting: true };
  const values = {
    ...company,
    remark: '与财务确认新的账期，写到一半',
    credit: 350_000,
    faxNo: '021',
  };
  void store.save('company/17', { id: 'a', savedAt: Date.now() - 3 * HOUR, values });
  void store.save('company/17', {
    id: 'b',
    savedAt: Date.now() - 50 * HOUR,
    values: { ...company, name: '旧名' },
  });
  return store;
}

export const DraftOffered: Story = {
  render: (args) => (
    <CompanyForm {...args} drafts={{ store: storeWithDrafts(), record: 'company/17' }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);

    await expect(await canvas.findByText('3小时前有未保存的草稿')).toBeVisible();
    await expect(canvas.getByText(/faxNo/)).toBeVisible();
  },
};

export const DraftsNotLasting: Story = {
  render: (args) => (
    <CompanyForm {...args} drafts={{ store: createMemoryDrafts(), record: 'company/17' }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await user.type(canvas.getByRole('textbox', { name: /^备注/ }), '新的一句');

    await expect(await canvas.findByText(/浏览器无法保存草稿/)).toBeVisible();
    await user.tab();
  },
};

export const Sections: Story = {
  args: {
    fields: companyFields.map((field, index) => ({
      ...field,
      section: index < 3 ? '基本信息' : index < 8 ? '结算' : '其他',
    })),
  },
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const OwnLayout: Story = {
  args: {
    children: (
      <>
        <FormFields heading="名称" names={['name', 'nameEn']} />
        <FormFields heading="结算" names={['billing', 'days', 'credit']} />
      </>
    ),
  },
};

export const Actions: Story = {
  args: {
    actions: (
      <Button type="submit" tone="primary">
        保存
      </Button>
    ),
  },
};

const addresses = {
  addresses: [
    { city: '上海', street: '世纪大道 100 号环球金融中心 48 层' },
    { city: '杭州', street: '文三路 90 号' },
  ],
};

export const Rows: Story = {
  args: { fields: [addressField], values: addresses },
  play: async ({ canvas }) => {
    await user.click(canvas.getAllByRole('textbox', { name: /^城市/ })[1]!);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect(canvas.getAllByRole('textbox', { name: /^城市/ })[0]).toHaveValue('杭州');
  },
};

export const NoRows: Story = {
  args: { fields: [addressField], values: { addresses: [] } },
};

export const OtherKinds: Story = {
  args: {
    fields: [
      { kind: 'text', field: 'username', label: '用户名', required: true },
      { kind: 'password', field: 'password', label: '密码', required: true },
      {
        kind: 'captcha',
        field: 'captcha',
        label: '验证码',
        image:
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="32"%3E%3Crect width="96" height="32" fill="%23ddd"/%3E%3C/svg%3E',
        onRefresh: fn(),
      },
      { kind: 'reference', field: 'managerId', label: '项目经理', load: async () => [] },
      { kind: 'dayRange', field: 'period', label: '对账周期' },
      { kind: 'time', field: 'dueAt', label: '截止时间' },
      { kind: 'month', field: 'month', label: '账单月份' },
      {
        kind: 'custom',
        field: 'paper',
        label: '授权书',
        render: ({ field, id }) => (
          <label>
            {field.label} <input id={id} type="file" />
          </label>
        ),
      },
    ],
    values: {
      username: 'officer',
      password: '',
      captcha: '',
      managerId: null,
      period: { from: '2026-11-01', to: '2026-11-21' },
      dueAt: '2026-11-21 18:00:00',
      month: '2026-11',
      paper: null,
    },
  },
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const View: Story = {
  render: () => <FormView fields={companyFields} values={company} columns={2} />,
};

export const LongText: Story = {
  args: {
    values: {
      ...company,
      name: '新疆维吾尔自治区乌鲁木齐高新技术产业开发区人力资源服务外包与背景调查中心有限责任公司',
      nameEn: 'A_company_name_without_any_space_that_is_longer_than_its_field_by_far_indeed',
      remark: '一段很长的备注。'.repeat(40),
    },
  },
  play: async ({ canvasElement }) => ready(canvasElement),
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvasElement }) => ready(canvasElement),
};
