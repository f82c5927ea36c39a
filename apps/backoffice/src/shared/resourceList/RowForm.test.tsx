import {
  ApiError,
  field as kind,
  InputError,
  resource,
  type Can,
  type Http,
  type RowOf,
  type SaveConflict,
} from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts } from '@mingjian/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from './listOf';
import { formFieldsOf } from './model/formFields';
import type { ListContext } from './model/gridParts';
import { RowForm } from './RowForm';
import { noRegions } from './regions.fixtures';

const dictionaryValue = resource('sysDicValue', {
  dicCode: kind.text({ max: 64, write: 'create' }),
  code: kind.text({ max: 64, write: 'create' }),
  value: kind.text({ max: 128, write: true }),
  valueEn: kind.text({ max: 128, optional: true, write: true }),
  sort: kind.count({ max: 9_999, write: true, default: 0 }),
});
type DictionaryValue = RowOf<typeof dictionaryValue>;

const row: DictionaryValue = {
  id: 'belonging.1',
  dicCode: 'belonging',
  code: '1',
  value: '华东区',
  valueEn: 'East China',
  sort: 0,
  version: 3,
  createTime: '2026-06-01 10:00:00',
  updateTime: '2026-06-01 10:00:00',
};

const labels = { dicCode: '字典', code: '编码', value: '中文', valueEn: '英文', sort: '排序' };
const texts = { pageTitle: '字典', noun: '字典值', ...labels };
const list = listOf(dictionaryValue, {
  pageCode: 'test',
  texts: defineTexts('rowFormTest', { zh: texts, en: texts }),
  nameField: 'value',
  columns: [],
  filters: [],
  form: ['dicCode', 'code', 'value', 'valueEn', 'sort'],
});
const context: ListContext = {
  language: 'zh',
  labelOf: (field) => labels[field as keyof typeof labels],
  descriptionOf: () => undefined,
  optionsOf: () => undefined,
  missingLabel: () => '已停用',
  dictionaryControl: () => ({ render: () => null }),
  lookupOf: () => async () => [],
  regions: noRegions,
  formats: {},
  shortFormats: {},
  datePresets: [],
  isClient: false,
};
const everything: Can = {
  create: true,
  update: true,
  delete: true,
  fields: Object.keys(labels),
  actions: [],
};

type Respond = (input: Record<string, unknown>, key: string | undefined) => unknown;

function renderForm(
  respond: Respond,
  { row: shown = null, can = everything }: { row?: DictionaryValue | null; can?: Can } = {},
) {
  const sent: { path: string; input: Record<string, unknown>; key: string | undefined }[] = [];
  const http: Http = {
    send: async (call, input, options) => {
      const fields = input as Record<string, unknown>;
      sent.push({ path: call.path, input: fields, key: options?.idempotencyKey });
      return (await respond(fields, options?.idempotencyKey)) as never;
    },
  };
  const events = { onSaved: vi.fn(), onClose: vi.fn() };
  // A longer limit than the schema's, so that a text that is too long can be typed.
  const fields = formFieldsOf(list, context, can, shown === null).map((field) =>
    field.field === 'value' ? { ...field, maxLength: 200 } : field,
  );
  const view = render(
    <ApiProvider http={http}>
      <RowForm list={list} openForm={{ row: shown }} fields={fields} {...events} />
    </ApiProvider>,
  );
  return { ...events, ...view, sent, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const retype = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const save = () => screen.getByRole('button', { name: '保存' });

describe('the form of a new row', () => {
  it('sends a filled form once, however often save is pressed', async () => {
    let answer = () => {};
    const { user, sent, onSaved } = renderForm(
      async () => new Promise((resolve) => (answer = () => resolve(row))),
    );
    await retype(user, '字典', 'belonging');
    await retype(user, '编码', '9');
    await retype(user, '中文', '海外');

    for (let press = 0; press < 10; press += 1) await user.click(save());
    answer();

    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(row));
    expect(sent).toEqual([
      {
        path: '/sysDicValue/save',
        input: { dicCode: 'belonging', code: '9', value: '海外', sort: 0 },
        key: expect.any(String) as string,
      },
    ]);
  });

  it('shows missing and invalid fields, and sends nothing', async () => {
    const { user, sent } = renderForm(() => row);
    await retype(user, '中文', '长'.repeat(129));
    await user.click(save());

    expect(await screen.findByText('有 3 项需要修改')).toBeVisible();
    expect(field('字典')).toHaveAccessibleDescription('请填写字典');
    expect(field('中文')).toHaveAccessibleDescription('最多 128 个字符');
    expect(sent).toEqual([]);
  });

  it('keeps its values when the save fails, and retries under the same idempotency key', async () => {
    let tries = 0;
    const { user, sent, onSaved } = renderForm(() => {
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'network', message: '网络连接失败' });
      return row;
    });
    await retype(user, '字典', 'belonging');
    await retype(user, '编码', '9');
    await retype(user, '中文', '海外');
    await user.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
    expect(field('中文')).toHaveValue('海外');

    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows the server’s problems at their fields', async () => {
    const { user } = renderForm(() => {
      throw new InputError({ code: '已被使用' }, { message: 'code：已被使用' });
    });
    await retype(user, '字典', 'belonging');
    await retype(user, '编码', '1');
    await retype(user, '中文', '华东');
    await user.click(save());

    await waitFor(() => expect(field('编码')).toHaveAccessibleDescription('已被使用'));
  });
});

describe('the form of a row', () => {
  it('sends only changes, with the version they were made from', async () => {
    const { user, sent, onSaved } = renderForm(() => ({ ...row, version: 4 }), { row });
    expect(screen.getByRole('dialog', { name: '编辑字典值：华东区' })).toBeVisible();
    await retype(user, '中文', '华东大区');
    await user.click(save());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({
      path: '/sysDicValue/update',
      input: { id: 'belonging.1', version: 3, value: '华东大区' },
    });
    expect(Object.keys(sent[0]!.input)).toHaveLength(3);
  });

  it('omits fields that the person may not write and fields that never change', () => {
    renderForm(() => row, { row, can: { ...everything, fields: ['code', 'value'] } });

    expect(screen.queryByRole('textbox', { name: /英文/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /编码/ })).toBeNull();
  });

  it('shows the other author and both values, and saves the selected value of each field', async () => {
    const conflict: SaveConflict = {
      savedBy: '欧阳若兰',
      savedByYou: false,
      savedAt: '2026-06-15 10:30:00',
      version: 7,
      fields: [
        { field: 'value', yours: '我的', stored: '她的' },
        { field: 'valueEn', yours: 'mine', stored: 'hers' },
      ],
    };
    const { user, sent, onSaved } = renderForm(
      (input) => {
        if (input.version === 3)
          throw new ApiError({ kind: 'conflict', message: '已被修改', details: conflict });
        return { ...row, version: 8 };
      },
      { row },
    );
    await retype(user, '中文', '我的');
    await retype(user, '英文', 'mine');
    await user.click(save());

    expect(await screen.findByText('欧阳若兰 于 2026-06-15 10:30 修改了这条记录')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    const chinese = screen.getByRole('radiogroup', { name: '中文' });
    expect(within(chinese).getByRole('radio', { name: '您填写的：我的' })).toBeChecked();
    await user.click(
      within(screen.getByRole('radiogroup', { name: '英文' })).getByRole('radio', {
        name: '已保存的：hers',
      }),
    );
    await user.click(save());

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[1]!.input).toEqual({ id: 'belonging.1', version: 7, value: '我的' });
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });
});

describe('a conflict', () => {
  const conflict: SaveConflict = {
    savedBy: '周明远',
    savedByYou: true,
    savedAt: '2026-06-15 10:30:00',
    version: 7,
    fields: [{ field: 'value', yours: '我的', stored: '先前的' }],
  };
  const renderRefused = async (details: SaveConflict) => {
    const form = renderForm(
      () => {
        throw new ApiError({ kind: 'conflict', message: '已被修改', details });
      },
      { row },
    );
    await retype(form.user, '中文', '我的');
    await form.user.click(save());
    return form;
  };

  it('with oneself speaks of the other window', async () => {
    await renderRefused(conflict);

    expect(await screen.findByText('您在另一窗口于 2026-06-15 10:30 修改了这条记录')).toBeVisible();
  });

  it('over different fields asks nothing and saves with the next press', async () => {
    const { user, sent } = await renderRefused({ ...conflict, savedByYou: false, fields: [] });

    expect(await screen.findByText(/再次保存即可/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(save());
    expect(sent[1]!.input).toEqual({ id: 'belonging.1', version: 7, value: '我的' });
  });
});

describe('closing', () => {
  it('needs confirmation only when something was typed', async () => {
    const { user, onClose } = renderForm(() => row, { row });
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(1);

    await retype(user, '中文', '改');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(1);

    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });
});
