import type { ReactNode } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { number, object, string } from 'yup';
import { Form } from './Form';
import { addressField, company, companyFields, newCompany } from './Form.fixtures';
import { FormFields } from './FormFields';
import type { FormField, FormValues } from './formField';
import type { FormRefusal } from './formProblem';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './useRecordForm';

type Options = Partial<RecordFormOptions>;

let current: RecordForm;

function TestForm(options: RecordFormOptions) {
  current = useRecordForm(options);
  return (
    <>
      <Form form={current} aria-label="公司" />
      <button form={current.id} type="submit">
        保存
      </button>
    </>
  );
}

function renderForm(options: Options = {}) {
  const submit = vi.fn<RecordFormOptions['submit']>(async () => {});
  const onSaved = vi.fn();
  render(
    <TestForm
      fields={companyFields}
      values={newCompany}
      submit={submit}
      onSaved={onSaved}
      {...options}
    />,
  );
  return { submit, onSaved, user: userEvent.setup() };
}

const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {};

const saveButton = () => screen.getByRole('button', { name: '保存' });

/** Fills what the company's form requires. */
async function fillRequired(user: ReturnType<typeof userEvent.setup>) {
  await user.type(input('公司名称'), '甲公司');
  await user.click(screen.getByRole('button', { name: /^行业/ }));
  await user.click(await screen.findByRole('option', { name: '互联网' }));
}

describe('a form', () => {
  it('submits the values of the fields that it shows', async () => {
    const { submit, onSaved, user } = renderForm();
    await fillRequired(user);
    await user.click(screen.getByRole('radio', { name: '预付' }));

    await user.click(saveButton());

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const [values] = submit.mock.calls[0]!;
    expect(values).toMatchObject({ name: '甲公司', industry: 'it', billing: 2, active: 1 });
    expect(values).not.toHaveProperty('days');
    expect(current.isDirty).toBe(false);
  });

  it('has its buttons below its fields', async () => {
    const submit = vi.fn<RecordFormOptions['submit']>(async () => {});
    function WithActions() {
      const form = useRecordForm({ fields: companyFields, values: company, submit });
      return <Form form={form} aria-label="公司" actions={<button type="submit">存</button>} />;
    }
    render(<WithActions />);

    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: '存' }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(input('公司名称')).toBeVisible();
  });

  it('warns of children that replace its fields by none', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    function WithChildren({ children }: { children: ReactNode }) {
      const options = { fields: companyFields, values: company, submit: async () => {} };
      return <Form form={useRecordForm(options)}>{children}</Form>;
    }
    render(
      <>
        <WithChildren>
          <FormFields names={['name']} />
        </WithChildren>
        <WithChildren>
          <input aria-label="自己的" />
        </WithChildren>
      </>,
    );
    expect(warn).not.toHaveBeenCalled();

    render(
      <WithChildren>
        <button>存</button>
      </WithChildren>,
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`actions`'));
    warn.mockRestore();
  });

  it('asks for dependent fields once their condition holds, and keeps what was typed', async () => {
    const { user } = renderForm();
    await user.type(screen.getByRole('spinbutton', { name: /^账期/ }), '45');

    await user.click(screen.getByRole('radio', { name: '预付' }));
    expect(screen.queryByRole('spinbutton', { name: /^账期/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '月结' }));

    expect(screen.getByRole('spinbutton', { name: /^账期/ })).toHaveValue('45');
  });

  it('sums up what is missing, focuses the summary, and leads to each field', async () => {
    const { submit, user } = renderForm();

    await user.click(saveButton());

    const summary = await screen.findByRole('region', { name: '有 2 项需要修改' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: '公司名称：请填写公司名称' }));
    expect(input('公司名称')).toHaveFocus();
    expect(input('公司名称')).toBeInvalid();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is submitted once, however often save is pressed', async () => {
    let finish = () => {};
    const submit = vi.fn(
      async () => new Promise<void>((resolve) => void (finish = () => resolve())),
    );
    const { user, onSaved } = renderForm({ submit, values: company });

    for (let press = 0; press < 10; press += 1) await user.click(saveButton());
    expect(submit).toHaveBeenCalledOnce();
    finish();

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it.each<[string, () => Promise<FormRefusal | void>, string]>([
    ['a refusal', async () => ({ message: '额度不足' }), '额度不足'],
    ['a rejection', async () => Promise.reject(new Error('网络已断开')), '网络已断开'],
    ['a rejection without words', async () => Promise.reject(new Error('')), '请稍后再试'],
  ])('keeps everything after %s', async (_, answer, message) => {
    const { user } = renderForm({ values: company, submit: answer });
    await user.clear(input('备注'));
    await user.type(input('备注'), '新的备注');

    await user.click(saveButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(input('备注')).toHaveValue('新的备注');
    expect(current.isSubmitting).toBe(false);
    expect(current.isDirty).toBe(true);
  });

  it('puts the server’s problems on their fields, and others above them', async () => {
    const { user } = renderForm({
      values: company,
      submit: async () => ({ problems: { name: '已被使用', taxNo: '税号不存在' } }),
    });

    await user.click(saveButton());

    await waitFor(() => expect(input('公司名称')).toHaveAccessibleDescription(/已被使用/));
    expect(screen.getByText('税号不存在')).toBeVisible();
  });

  it('gives up waiting when it is cancelled, and says nothing more', async () => {
    const { user } = renderForm({
      values: company,
      submit: async (_, { signal }) =>
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(new Error('x')))),
    });
    await user.click(saveButton());
    expect(current.isSubmitting).toBe(true);

    current.cancel();

    await waitFor(() => expect(current.isSubmitting).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('validates with a yup schema, in the reader’s words or in those of the schema', async () => {
    const schema = object({
      name: string().min(3),
      credit: number().nullable().max(100),
      nameEn: string()
        .nullable()
        .matches(/^[a-z]*$/, '只能是小写字母'),
    });
    const { user, submit } = renderForm({
      schema,
      values: { ...company, name: '甲', nameEn: 'A', credit: 200 },
    });

    await user.click(saveButton());

    await waitFor(() => expect(input('公司名称')).toHaveAccessibleDescription(/至少 3 个字符/));
    expect(input('英文名称')).toHaveAccessibleDescription(/只能是小写字母/);
    expect(screen.getByRole('spinbutton', { name: /^授信额度/ })).toHaveAccessibleDescription(
      /不能大于 100/,
    );
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows retired options and values without option by their labels, and offers neither', async () => {
    const { user } = renderForm({ values: { ...company, industry: 'gone' } });
    const industry = screen.getByRole('button', { name: /^行业/ });
    expect(industry).toHaveTextContent('已停用');

    await user.click(industry);

    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
      '互联网',
      '金融',
      '已停用',
    ]);
  });

  it('renders the field that is typed into, and no other', async () => {
    const renders: string[] = [];
    const counted = (name: string): FormField => ({
      kind: 'custom',
      field: name,
      label: name,
      render: ({ id, value, onChange }) => {
        renders.push(name);
        return (
          <input
            id={id}
            aria-label={name}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      },
    });
    const fields = Array.from({ length: 60 }, (_, index) => counted(`field${index}`));
    const { user } = renderForm({ fields, values: {} });
    await user.type(screen.getByRole('textbox', { name: 'field7' }), 'a');
    renders.length = 0;

    await user.type(screen.getByRole('textbox', { name: 'field7' }), 'bc');

    expect(new Set(renders)).toEqual(new Set(['field7']));
  });
});

describe('a conflict', () => {
  const conflict = {
    savedBy: '王芳',
    savedByYou: false,
    savedAt: '11月23日 09:30',
    fields: [{ field: 'name', yours: '甲公司', stored: '乙公司' }],
  };

  it('shows both values, and saves those that are selected', async () => {
    const submit = vi
      .fn<RecordFormOptions['submit']>()
      .mockResolvedValueOnce({ conflict })
      .mockResolvedValue(undefined);
    const { user, onSaved } = renderForm({ values: { ...company, name: '甲公司' }, submit });
    await user.click(saveButton());

    const panel = await screen.findByRole('alert');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('王芳 于 11月23日 09:30 修改了这条记录');
    await user.click(within(panel).getByRole('radio', { name: '已保存的：乙公司' }));
    await user.click(saveButton());

    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(submit.mock.calls[1]![0]).toMatchObject({ name: '乙公司' });
  });
});

describe('rows of fields', () => {
  const values: FormValues = {
    addresses: ['上海', '杭州', '北京'].map((city) => ({ city, street: '' })),
  };
  const cities = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^城市/ }).map(({ value }) => value);

  it('move by key and button, and say so', async () => {
    const { user } = renderForm({ fields: [addressField], values });
    await user.click(screen.getAllByRole('textbox', { name: /^城市/ })[2]!);

    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(cities()).toEqual(['上海', '北京', '杭州']);
    expect(screen.getByText('地址 3已移到第 2 位，共 3 位')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '下移地址 1' }));

    expect(cities()).toEqual(['北京', '上海', '杭州']);
  });

  it('keep focus near a row that is deleted, and offer to add up to their limit', async () => {
    const { user } = renderForm({ fields: [addressField], values });
    expect(screen.queryByRole('button', { name: '添加地址' })).toBeNull();

    await user.click(screen.getByRole('button', { name: '删除地址 1' }));

    expect(cities()).toEqual(['杭州', '北京']);
    expect(document.activeElement?.closest('li')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '添加地址' }));
    expect(cities()).toEqual(['杭州', '北京', '']);
  });

  it('name the row of a missing value, and lead to it', async () => {
    const { user } = renderForm({
      fields: [addressField],
      values: { addresses: [{ city: '上海' }, { city: '' }] },
    });

    await user.click(saveButton());

    await user.click(await screen.findByRole('link', { name: '地址 2 的城市：请填写城市' }));
    expect(screen.getAllByRole('textbox', { name: /^城市/ })[1]).toHaveFocus();
  });
});

it('takes fields in an order of one’s own', async () => {
  function Own() {
    const form = useRecordForm({ fields: companyFields, values: company, submit: async () => {} });
    return (
      <Form form={form}>
        <FormFields heading="名称" names={['nameEn', 'name']} />
      </Form>
    );
  }
  render(<Own />);

  const group = screen.getByRole('group', { name: '名称' });
  expect(
    within(group)
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value),
  ).toEqual([company['nameEn'], company['name']]);
});
