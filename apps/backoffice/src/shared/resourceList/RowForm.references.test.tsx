import { field as kind, pickers, resource, type Http, type RowOf } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts } from '@mingjian/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from './listOf';
import type { RowField } from './model/rowField';
import { RowForm } from './RowForm';

const client = resource('aClient', {
  managerId: kind.reference('sysUsers', { write: true, nameField: 'managerName' }),
  managerName: kind.text({ max: 64 }),
});
type Client = RowOf<typeof client>;

const row: Client = {
  id: 'c1',
  version: 3,
  managerId: 'u1',
  managerName: '周明远',
  createTime: '2026-06-01 10:00:00',
  updateTime: '2026-06-01 10:00:00',
};
const texts = { pageTitle: '客户', noun: '客户', managerName: '项目经理' };
const list = listOf(client, {
  pageCode: 'rowFormReferencesTest',
  texts: defineTexts('rowFormReferencesTest', { zh: texts, en: texts }),
  nameField: 'managerName',
  columns: [],
  filters: [],
  form: ['managerId'],
});
const fields: RowField[] = [
  {
    kind: 'reference',
    resource: 'sysUsers',
    field: 'managerId',
    label: '项目经理',
    nameField: 'managerName',
    load: async () => [],
  },
];

const people = [
  { id: 'u1', realname: '周明远', phone: '13800138001', avatar: null },
  { id: 'u2', realname: '欧阳若兰', phone: '13800138002', avatar: null },
];

function renderForm() {
  const sent: unknown[] = [];
  const http: Http = {
    send: async (call, input) => {
      if (call === pickers.getUserList) return { content: people } as never;
      sent.push(input);
      return row as never;
    },
  };
  render(
    <ApiProvider http={http}>
      <RowForm list={list} openForm={{ row }} fields={fields} onSaved={vi.fn()} onClose={vi.fn()} />
    </ApiProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const manager = () => screen.getByRole('combobox', { name: '项目经理' });

describe('a reference in a form', () => {
  it('has the name that its row holds, without a request', () => {
    const { sent } = renderForm();

    expect(manager()).toHaveValue('周明远');
    expect(sent).toEqual([]);
  });

  it('has the name of the newly selected row, not that of the stored one', async () => {
    const { user, sent } = renderForm();

    await user.click(manager());
    await user.click(await screen.findByRole('option', { name: /欧阳若兰.*13800138002/ }));
    await user.tab();

    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(manager()).toHaveValue('欧阳若兰');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'c1', version: 3, managerId: 'u2' }]));
  });
});
