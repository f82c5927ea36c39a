import { useImperativeHandle } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import type { FieldActions, FieldControlProps, FormField, FormValues } from './formField';
import { useRecordForm, type RecordFormOptions } from './useRecordForm';

const onlyDigits = (value: unknown) => (/^\d+$/.test(String(value)) ? undefined : '只能是数字');
const phone: FormField = { kind: 'text', field: 'phone', label: '电话', check: onlyDigits };
const name: FormField = { kind: 'text', field: 'name', label: '姓名' };

function TestForm(options: RecordFormOptions) {
  const form = useRecordForm(options);
  return (
    <>
      <Form form={form} aria-label="联系人" />
      <button form={form.id} type="submit">
        保存
      </button>
    </>
  );
}

function renderForm(options: Partial<RecordFormOptions> = {}) {
  const submit = vi.fn<RecordFormOptions['submit']>(async () => {});
  render(
    <TestForm
      fields={[name, phone]}
      values={{ name: '林晓', phone: '138****2268' }}
      submit={submit}
      {...options}
    />,
  );
  return { submit, user: userEvent.setup() };
}

const input = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const saveButton = () => screen.getByRole('button', { name: '保存' });
type User = ReturnType<typeof userEvent.setup>;
const retype = async (user: User, label: string, text: string) => {
  await user.clear(input(label));
  await user.type(input(label), text);
};

describe('a form that checks a field on blur', () => {
  const title: FormField = {
    kind: 'text',
    field: 'title',
    label: '标题',
    required: true,
    requiredText: '请输入标题',
  };

  it('shows the field’s own message once it is left empty, until something is typed', async () => {
    const { user } = renderForm({ fields: [title, phone], values: {}, checksOnBlur: true });

    await user.click(input('标题'));
    await user.tab();
    expect(input('标题')).toHaveAccessibleDescription('请输入标题');
    expect(screen.queryByRole('region')).toBeNull();
    await user.type(input('标题'), '请协助');

    expect(screen.queryByText('请输入标题')).toBeNull();
  });

  it('says nothing before a submit in any other form', async () => {
    const { user } = renderForm({ fields: [title, phone], values: {} });

    await user.click(input('标题'));
    await user.tab();

    expect(screen.queryByText('请输入标题')).toBeNull();
  });
});

describe('a required value of a control of its own that is missing', () => {
  it.each([
    ['typed', '请填写证明'],
    ['selected', '请选择证明'],
    ['uploaded', '请上传证明'],
    [undefined, '请填写证明'],
  ] as const)('is asked for as it comes about: %s', async (entry, message) => {
    const paper: FormField = {
      kind: 'custom',
      field: 'paper',
      label: '证明',
      required: true,
      ...(entry && { entry }),
      render: ({ error }) => <p>{error}</p>,
    };
    const { user } = renderForm({ fields: [paper], values: { paper: null } });

    await user.click(saveButton());

    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the check of a field', () => {
  it('keeps a wrong value from being sent, and says at the field and above what is wrong', async () => {
    const { submit, user } = renderForm();
    await retype(user, '电话', '办公室');
    expect(input('电话')).toBeValid();

    await user.click(saveButton());

    const summary = await screen.findByRole('region', { name: '有 1 项需要修改' });
    expect(within(summary).getByRole('link', { name: '电话：只能是数字' })).toBeVisible();
    expect(input('电话')).toHaveAccessibleDescription('只能是数字');
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves a masked value alone while it is unchanged', async () => {
    const { submit, user } = renderForm();
    await retype(user, '姓名', '林晓晓');

    await user.click(saveButton());

    await waitFor(() =>
      expect(submit.mock.calls[0]?.[0]).toEqual({ name: '林晓晓', phone: '138****2268' }),
    );
  });

  it('follows the typing once a submit was refused, up to the next save', async () => {
    const { submit, user } = renderForm({ fields: [name, { ...phone, required: true }] });
    await retype(user, '电话', '02a');
    await user.click(saveButton());
    await screen.findByText('有 1 项需要修改');

    await user.type(input('电话'), '{Backspace}');
    expect(input('电话')).toBeValid();
    expect(screen.queryByText('有 1 项需要修改')).toBeNull();
    await user.type(input('电话'), 'b');
    expect(input('电话')).toHaveAccessibleDescription('只能是数字');
    expect(input('电话')).toHaveFocus();
    await user.clear(input('电话'));
    expect(input('电话')).toHaveAccessibleDescription('请填写电话');

    await user.type(input('电话'), '021');
    await user.click(saveButton());
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    await user.type(input('电话'), 'c');
    expect(input('电话')).toBeValid();
  });

  it('counts down as fields that were missing or refused by the schema are corrected', async () => {
    const schema = {
      validate: async (values: unknown) => {
        const { name: given } = values as { name: string };
        if (given.length > 2) return;
        const inner = [{ path: 'name', type: 'min', params: { min: 3 } }];
        throw Object.assign(new Error('refused'), { name: 'ValidationError', inner });
      },
    };
    const { user } = renderForm({
      fields: [name, { kind: 'text', field: 'phone', label: '电话', required: true }],
      values: { name: '林', phone: '' },
      schema,
    });
    await user.click(saveButton());
    await screen.findByText('有 2 项需要修改');

    await user.type(input('电话'), '0');
    expect(await screen.findByText('有 1 项需要修改')).toBeVisible();
    expect(input('电话')).toBeValid();
    await user.type(input('姓名'), '晓');
    expect(input('姓名')).toBeInvalid();
    await user.type(input('姓名'), '晓');
    await waitFor(() => expect(input('姓名')).toBeValid());
    expect(screen.queryByRole('region')).toBeNull();

    await user.clear(input('电话'));
    await waitFor(() => expect(input('电话')).toHaveAccessibleDescription('请填写电话'));
  });

  it('is repeated when a value that it reads changes', async () => {
    const same = (value: unknown, { name: other }: FormValues) =>
      value === other ? undefined : '与姓名不同';
    const { user } = renderForm({
      fields: [name, { ...phone, check: same, checkedWith: ['name'] }],
      values: {},
    });
    await user.type(input('电话'), 'ab');
    await user.type(input('姓名'), 'a');
    await user.click(saveButton());
    await waitFor(() => expect(input('电话')).toHaveAccessibleDescription('与姓名不同'));

    await user.type(input('姓名'), 'b');

    expect(input('电话')).toBeValid();
  });

  it('keeps the message of the server until the value changes', async () => {
    const { user } = renderForm({
      values: { phone: '021' },
      submit: async () => ({ problems: { phone: '已被使用' } }),
    });
    await user.click(saveButton());
    await waitFor(() => expect(input('电话')).toHaveAccessibleDescription('已被使用'));

    await user.type(input('姓名'), '林晓');
    expect(input('电话')).toHaveAccessibleDescription('已被使用');
    await user.type(input('电话'), '1');

    expect(input('电话')).toBeValid();
  });

  it('accepts the stored value that a conflict brings', async () => {
    const conflict = {
      savedBy: '王芳',
      savedByYou: false,
      savedAt: '11月23日 09:30',
      fields: [{ field: 'phone', yours: '021', stored: '139****0001' }],
    };
    const submit = vi
      .fn<RecordFormOptions['submit']>()
      .mockResolvedValueOnce({ conflict })
      .mockResolvedValue(undefined);
    const { user } = renderForm({ submit });
    await retype(user, '电话', '021');
    await user.click(saveButton());

    await user.click(await screen.findByRole('radio', { name: '已保存的：139****0001' }));
    await user.click(saveButton());

    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    expect(submit.mock.calls[1]![0]).toMatchObject({ phone: '139****0001' });
  });

  it('reaches the fields of rows', async () => {
    const { submit, user } = renderForm({
      fields: [
        { kind: 'rows', field: 'contacts', label: '联系人', noun: '联系人', fields: [phone] },
      ],
      values: { contacts: [{ phone: '021' }, { phone: '010' }] },
    });
    const second = () => screen.getAllByRole('textbox', { name: /^电话/ })[1]!;
    await user.type(second(), 'x');
    await user.click(saveButton());

    await screen.findByRole('link', { name: '联系人 2 的电话：只能是数字' });
    expect(second()).toHaveAccessibleDescription('只能是数字');
    await user.type(second(), '{Backspace}');

    expect(second()).toBeValid();
    expect(submit).not.toHaveBeenCalled();
  });
});

it('fills in what follows from a value, unless it was typed', async () => {
  const { user } = renderForm({
    fields: [
      {
        ...name,
        fills: (value, { phone: typed }) => (typed ? undefined : { phone: `${String(value)}!` }),
      },
      { ...phone, check: () => undefined },
    ],
    values: { name: '', phone: '' },
  });

  await user.type(input('姓名'), 'ab');
  expect(input('电话')).toHaveValue('ab!');
  await retype(user, '电话', '02');
  await user.type(input('姓名'), 'c');

  expect(input('电话')).toHaveValue('02');
});

it('takes numbers from 0 to 1000, unless a field names its own limits', async () => {
  const order: FormField = { kind: 'number', field: 'order', label: '排序' };
  const { user } = renderForm({
    fields: [order, { ...order, field: 'days', label: '天数', min: -5, max: 5000 }],
    values: { order: null, days: null },
  });
  const spin = (label: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${label}`) });

  expect(spin('排序')).toHaveAttribute('aria-valuemin', '0');
  expect(spin('排序')).toHaveAttribute('aria-valuemax', '1000');
  await user.type(spin('排序'), '1001');
  await user.type(spin('天数'), '1001');
  await user.tab();

  expect(spin('排序')).toHaveValue('1,000');
  expect(spin('天数')).toHaveValue('1,001');
});

it('refuses a save while the value of a control is unfinished, of a row as well', async () => {
  let problem: string | undefined = '请等待所有图片上传成功';
  const upload: FormField = {
    kind: 'custom',
    field: 'photo',
    label: '照片',
    render: ({ actionsRef, id, error }) => (
      <Upload id={id} error={error} actionsRef={actionsRef} getProblem={() => problem} />
    ),
  };
  const rows: FormField = {
    kind: 'rows',
    field: 'jobs',
    label: '工作',
    noun: '工作',
    fields: [upload],
  };
  const { user, submit } = renderForm({
    fields: [name, upload, rows],
    values: { jobs: [{ photo: null }] },
  });

  await user.click(saveButton());
  await waitFor(() =>
    expect(screen.getAllByText(problem!, { selector: 'output' })).toHaveLength(2),
  );
  expect(submit).not.toHaveBeenCalled();

  problem = undefined;
  await user.click(saveButton());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

interface UploadProps
  extends FieldActions, Pick<FieldControlProps, 'actionsRef' | 'id' | 'error'> {}

function Upload({ getProblem, actionsRef, id, error }: UploadProps) {
  useImperativeHandle(actionsRef, () => ({ getProblem }));
  return <output id={id}>{error}</output>;
}
