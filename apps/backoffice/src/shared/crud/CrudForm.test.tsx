import {
  ApiError,
  dictionaryValues,
  InputError,
  type DictionaryValue,
  type Http,
  type SaveConflict,
} from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrudForm } from './CrudForm';
import type { CrudSet } from './crudSet';

const row: DictionaryValue = {
  id: 'belonging.1',
  dicCode: 'belonging',
  code: '1',
  value: '华东区',
  valueEn: 'East China',
  sort: 0,
  enabled: 1,
  version: 3,
  createTime: '2026-06-01 10:00:00',
  updateTime: '2026-06-01 10:00:00',
};

const set: CrudSet<DictionaryValue> = {
  pageCode: 'test',
  title: '字典',
  noun: '字典值',
  calls: dictionaryValues,
  columns: [],
  fields: [],
  form: [
    { kind: 'text', name: 'dicCode', label: '字典', required: true, onlyNew: true, maxLength: 64 },
    { kind: 'text', name: 'code', label: '编码', required: true, onlyNew: true, maxLength: 64 },
    { kind: 'text', name: 'value', label: '中文', required: true, maxLength: 200 },
    { kind: 'text', name: 'valueEn', label: '英文', maxLength: 128, writers: ['ADMIN'] },
    { kind: 'number', name: 'sort', label: '排序', max: 9_999 },
  ],
  presets: { sort: 0 },
  nameOf: ({ value }) => value,
  roles: { create: [], change: [], remove: [] },
};

type Answer = (input: Record<string, unknown>, key: string | undefined) => unknown;

function renderForm(
  answer: Answer,
  { row: shown = null, roles = ['ADMIN'] }: { row?: DictionaryValue | null; roles?: string[] } = {},
) {
  const sent: { path: string; input: Record<string, unknown>; key: string | undefined }[] = [];
  const http: Http = {
    send: async (call, input, options) => {
      const fields = input as Record<string, unknown>;
      sent.push({ path: call.path, input: fields, key: options?.idempotencyKey });
      return (await answer(fields, options?.idempotencyKey)) as never;
    },
  };
  const events = { onSaved: vi.fn(), onClose: vi.fn(), onKeep: vi.fn() };
  const view = render(
    <ApiProvider http={http}>
      <CrudForm set={set} task={{ row: shown }} roles={roles} {...events} />
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
  it('sends what was filled in once, however often it is pressed', async () => {
    const { user, sent, onSaved } = renderForm(
      async () => new Promise((resolve) => setTimeout(resolve, 50, row)),
    );
    await retype(user, '字典', 'belonging');
    await retype(user, '编码', '9');
    await retype(user, '中文', '海外');

    for (let press = 0; press < 10; press += 1) await user.click(save());

    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(row));
    expect(sent).toEqual([
      {
        path: '/sysDicValue/save',
        input: { dicCode: 'belonging', code: '9', value: '海外', sort: 0 },
        key: expect.any(String) as string,
      },
    ]);
  });

  it('says what is missing in its own words, and sends nothing', async () => {
    const { user, sent } = renderForm(() => row);
    await retype(user, '中文', '长'.repeat(129));
    await user.click(save());

    expect(await screen.findByText('有 3 项需要修改')).toBeVisible();
    expect(field('字典')).toHaveAccessibleDescription('请输入该项');
    expect(field('中文')).toHaveAccessibleDescription('最多 128 个字符');
    expect(sent).toEqual([]);
  });

  it('stays open with everything typed when the save fails, and sends the same wish again under the same key', async () => {
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

  it('puts the server’s refusals beside the fields they are about', async () => {
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
  it('sends only what changed, with the version it began from', async () => {
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

  it('shows no field that the person may not write, nor one that never changes', () => {
    renderForm(() => row, { row, roles: ['PM'] });

    expect(screen.queryByRole('textbox', { name: /英文/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /编码/ })).toBeNull();
  });

  it('shows who saved first and both values, and saves what was chosen for each field', async () => {
    const conflict: SaveConflict = {
      savedBy: '欧阳若兰',
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

describe('closing', () => {
  it('asks first when something was typed, and not when nothing was', async () => {
    const { user, onClose } = renderForm(() => row, { row });
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(1);

    await retype(user, '中文', '改');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(1);

    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('hands over what was typed when its tab goes away instead', async () => {
    const { user, onKeep, unmount } = renderForm(() => row, { row });
    await retype(user, '中文', '还没存');

    unmount();

    expect(onKeep).toHaveBeenCalledWith(expect.objectContaining({ value: '还没存' }));
  });
});
