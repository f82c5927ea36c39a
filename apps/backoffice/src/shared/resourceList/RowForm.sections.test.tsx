import { field as kind, resource, type Can, type Http, type RowOf } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts } from '@mingjian/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from './listOf';
import { formFieldsOf } from './model/formFields';
import type { ListContext } from './model/gridParts';
import { RowForm } from './RowForm';
import { noRegions } from './regions.fixtures';

const client = resource('aClient', {
  name: kind.text({ max: 64, write: true }),
  phone: kind.text({ max: 20, write: true }),
  payMode: kind.code([1, 2], { write: true, default: 1 }),
  days: kind.count({ max: 365, write: true, default: 30 }),
});
type Client = RowOf<typeof client>;

const labels = { name: '名称', phone: '电话', payMode: '付款方式', days: '账期' };
const headings = { basics: '基本信息', payment: '结算' };
const texts = { pageTitle: '客户', noun: '客户', payMode1: '预付', payMode2: '后付' };
const zh = { ...texts, ...labels, ...headings };
const list = listOf(client, {
  pageCode: 'sectionsTest',
  texts: defineTexts('sectionsTest', { zh, en: zh }),
  nameField: 'name',
  columns: [],
  filters: [],
  form: [
    { section: 'basics', fields: ['name', 'phone'] },
    {
      section: 'payment',
      fields: ['payMode', { field: 'days', shownFor: { field: 'payMode', value: 2 } }],
    },
  ],
});
const context: ListContext = {
  language: 'zh',
  labelOf: (name) => zh[name as keyof typeof zh],
  descriptionOf: () => undefined,
  optionsOf: () => [
    { key: '1', text: '预付' },
    { key: '2', text: '后付' },
  ],
  missingLabel: () => '已停用',
  dictionaryControl: () => ({ render: () => null }),
  lookupOf: () => async () => [],
  regions: noRegions,
  formats: {},
  shortFormats: {},
  datePresets: [],
  isClient: false,
};
const row: Client = {
  id: 'c1',
  name: '竹海',
  phone: '02158880000',
  payMode: 2,
  days: 45,
  version: 3,
  createTime: '2026-06-01 10:00:00',
  updateTime: '2026-06-01 10:00:00',
};

function renderForm(shown: Client | null, writable: readonly string[] = Object.keys(labels)) {
  const sent: unknown[] = [];
  const http: Http = {
    send: async (_call, input) => {
      sent.push(input);
      return row as never;
    },
  };
  const can: Can = { create: true, update: true, delete: true, fields: [...writable], actions: [] };
  render(
    <ApiProvider http={http}>
      <RowForm
        list={list}
        openForm={{ row: shown }}
        fields={formFieldsOf(list, context, can, shown === null)}
        onSaved={vi.fn()}
        onClose={vi.fn()}
      />
    </ApiProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const days = () => screen.queryByRole('spinbutton', { name: /^账期/ });
const payMode = () => screen.getByRole('button', { name: /^付款方式/ });
const save = () => screen.getByRole('button', { name: '保存' });
type User = ReturnType<typeof userEvent.setup>;
const pay = async (user: User, text: string) => {
  await user.click(payMode());
  await user.click(await screen.findByRole('option', { name: text }));
};

describe('the sections of a form', () => {
  it('are groups under their headings, in the order of their fields', () => {
    renderForm(row);

    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['基本信息', '结算']);
    const basics = screen.getByRole('group', { name: '基本信息' });
    expect(within(basics).getAllByRole('textbox')).toHaveLength(2);
    const payment = screen.getByRole('group', { name: '结算' });
    expect(within(payment).getByRole('button', { name: /^付款方式/ })).toBeVisible();
  });

  it('have no heading when their reader may write none of their fields', () => {
    renderForm(row, ['name']);

    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('基本信息');
    expect(screen.queryByRole('group', { name: '结算' })).toBeNull();
  });

  it('are walked by Tab from top to bottom', async () => {
    const { user } = renderForm(row);
    await user.click(screen.getByRole('textbox', { name: /^名称/ }));

    await user.tab();
    expect(screen.getByRole('textbox', { name: /^电话/ })).toHaveFocus();
    await user.tab();
    expect(payMode()).toHaveFocus();
  });

  it('share one summary of what is wrong, whose links lead to the fields', async () => {
    const { user } = renderForm(null);
    await user.click(save());

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['名称：请填写名称', `#${screen.getByRole('textbox', { name: /^名称/ }).id}`],
      ['电话：请填写电话', `#${screen.getByRole('textbox', { name: /^电话/ }).id}`],
    ]);
  });
});

describe('a field with a condition', () => {
  it('is asked for while another field has its value', async () => {
    const { user } = renderForm(null);
    expect(days()).toBeNull();

    await pay(user, '后付');
    expect(days()).toHaveValue('30');

    await pay(user, '预付');
    expect(days()).toBeNull();
  });

  it('is neither required nor sent while it is not asked for', async () => {
    const { user, sent } = renderForm(row);
    await user.clear(days()!);
    await pay(user, '预付');
    await user.click(save());

    await waitFor(() => expect(sent).toEqual([{ id: 'c1', version: 3, payMode: 1 }]));
  });

  it('follows the stored value of a field that its reader may not write', () => {
    renderForm(row, ['name', 'days']);
    expect(days()).toBeVisible();
  });
});
