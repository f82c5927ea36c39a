import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryDrafts, type DraftStore } from './draftStore';
import { Form } from './Form';
import { company, companyFields } from './Form.fixtures';
import type { FormValues } from './formField';
import { useRecordForm, type RecordForm, type RecordFormOptions } from './useRecordForm';

let current: RecordForm;

function TestForm(options: RecordFormOptions) {
  current = useRecordForm(options);
  return <Form form={current} />;
}

/** Opens the form of company 17 in a window. */
function openWindow(store: DraftStore, options: Partial<RecordFormOptions> = {}) {
  return render(
    <TestForm
      fields={companyFields}
      values={company}
      submit={async () => {}}
      drafts={{ store, record: 'companyList/17' }}
      {...options}
    />,
  );
}

const user = userEvent.setup();
const remark = () => screen.getByRole('textbox', { name: /^备注/ });
const retype = async (text: string) => {
  await user.clear(remark());
  await user.type(remark(), text);
};
const draftsIn = (store: DraftStore) => store.list('companyList/17');
const written = (store: DraftStore, count = 1) =>
  waitFor(async () => expect(await draftsIn(store)).toHaveLength(count));
const lasting = (store: DraftStore): DraftStore => ({ ...store, isLasting: true });

describe('a draft', () => {
  it('is offered when the form opens again, with what differs, and restored on demand', async () => {
    const store = lasting(createMemoryDrafts());
    const { unmount } = openWindow(store);
    await retype('写到一半');
    unmount();
    await written(store);
    openWindow(store);

    expect(await screen.findByText('备注：写到一半（现为 对账单每月 5 日前发出。）')).toBeVisible();
    expect(remark()).toHaveValue(String(company['remark']));
    await user.click(screen.getByRole('button', { name: '恢复草稿' }));

    expect(remark()).toHaveValue('写到一半');
    expect(current.isDirty).toBe(true);
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  it('goes when it is deleted, and no longer waits for its pause after a save', async () => {
    const store = lasting(createMemoryDrafts());
    const { unmount } = openWindow(store);
    await retype('写到一半');
    await act(async () => void (await current.save()));
    expect(await draftsIn(store)).toEqual([]);
    expect(current.isDirty).toBe(false);
    unmount();
    expect(await draftsIn(store)).toEqual([]);

    await store.save('companyList/17', { id: 'a', savedAt: Date.now(), values: { remark: '旧' } });
    openWindow(store);
    await user.click(await screen.findByRole('button', { name: '删除草稿' }));

    await written(store, 0);
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  it('does not come back when the form closes with its save', async () => {
    const store = lasting(createMemoryDrafts());
    const save = vi.spyOn(store, 'save');
    const { rerender } = openWindow(store, { onSaved: () => rerender(<p>已关闭</p>) });
    await retype('写完了');
    await written(store);
    await act(async () => void (await current.save()));
    expect(screen.getByText('已关闭')).toBeVisible();

    save.mockClear();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));

    expect(save).not.toHaveBeenCalled();
    expect(await draftsIn(store)).toEqual([]);
  });

  it('goes when what was typed is taken back', async () => {
    const store = lasting(createMemoryDrafts());
    openWindow(store);
    await retype('写到一半');
    await written(store);

    await retype(String(company['remark']));

    await written(store, 0);
  });

  it('of one window is never overwritten by another: the newest is offered, the other named', async () => {
    const store = lasting(createMemoryDrafts());
    const first = openWindow(store);
    await retype('第一个窗口');
    await written(store);
    first.unmount();
    const now = Date.now();
    await store.save('companyList/17', {
      id: 'other',
      savedAt: now + 5_000,
      values: { remark: '第二个窗口' },
    });

    openWindow(store);

    expect(await screen.findByText(/^备注：第二个窗口/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '查看这一份' }));
    expect(await screen.findByText(/^备注：第一个窗口/)).toBeVisible();
    await retype('第三份');
    await written(store, 3);
  });

  it('of a form that has changed opens with what fits, and lists the rest', async () => {
    const store = lasting(createMemoryDrafts());
    const values: FormValues = { remark: '还在', credit: '很多', faxNo: '021-1234' };
    await store.save('companyList/17', { id: 'old', savedAt: Date.now(), values });
    openWindow(store);

    expect(await screen.findByText('表单已变化，这些内容无法恢复：授信额度、faxNo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '恢复草稿' }));

    expect(remark()).toHaveValue('还在');
    expect(screen.getByRole('spinbutton', { name: /^授信额度/ })).toHaveValue('200,000.00');
  });

  it('holds no password and no letters of an image', async () => {
    const store = lasting(createMemoryDrafts());
    openWindow(store, {
      fields: [
        { kind: 'text', field: 'name', label: '用户名' },
        { kind: 'password', field: 'password', label: '密码' },
      ],
      values: { name: '', password: '' },
    });
    await user.type(screen.getByLabelText('密码'), 'secret');
    await user.type(screen.getByLabelText('用户名'), 'li');

    await written(store);

    const [draft] = await draftsIn(store);
    expect(draft!.values).toEqual({ name: 'li' });
  });

  it('that the browser cannot keep is said to be lost with the window', async () => {
    openWindow(createMemoryDrafts());
    expect(screen.queryByText(/浏览器无法保存草稿/)).toBeNull();

    await retype('写到一半');

    expect(await screen.findByText(/浏览器无法保存草稿/)).toBeVisible();
  });

  it('that equals what is in the form is not offered', async () => {
    const store = lasting(createMemoryDrafts());
    await store.save('companyList/17', {
      id: 'same',
      savedAt: Date.now(),
      values: { remark: '写到一半' },
    });

    openWindow(store, { typed: { ...company, remark: '写到一半' } });
    await act(async () => {});

    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
    expect(remark()).toHaveValue('写到一半');
  });
});
