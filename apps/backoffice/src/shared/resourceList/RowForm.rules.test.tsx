import {
  field as kind,
  resource,
  SO_FAR as STORED_SO_FAR,
  type Can,
  type Http,
  type RowOf,
  type TextFormat,
} from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts, LocaleProvider } from '@mingjian/ui';
import { SO_FAR } from '@mingjian/widgets/DateRangePicker';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskedText, refusedTexts } from '../../../../server/src/resources/refusedTexts.fixtures';
import { listOf } from './listOf';
import { formFieldsOf } from './model/formFields';
import type { ListContext } from './model/gridParts';
import { RowForm } from './RowForm';
import { noRegions } from './regions.fixtures';

const formats = Object.keys(refusedTexts) as TextFormat[];
const one = (format: TextFormat) => kind.text({ max: 64, optional: true, write: true, format });
const contact = resource('aContact', {
  name: kind.text({ max: 64, write: true }),
  mobile: kind.text({ max: 32, masked: true, write: true, format: 'tel' }),
  tel: one('tel'),
  email: one('email'),
  url: one('url'),
  link: one('link'),
  username: one('username'),
  password: one('password'),
  creditCode: one('creditCode'),
  personName: one('personName'),
  idNo: one('idNo'),
});
type Contact = RowOf<typeof contact>;

const names = ['name', 'mobile', ...formats] as const;
const labels = Object.fromEntries(names.map((name) => [name, name])) as Record<
  (typeof names)[number],
  string
>;
const texts = { pageTitle: '联系人', noun: '联系人', ...labels };
const list = listOf(contact, {
  pageCode: 'test',
  texts: defineTexts('rowFormRulesTest', { zh: texts, en: texts }),
  nameField: 'name',
  columns: [],
  filters: [],
  form: [...names],
});
const contextIn = (language: string): ListContext => ({
  language,
  labelOf: (name) => name,
  descriptionOf: () => undefined,
  optionsOf: () => undefined,
  missingLabel: () => '',
  dictionaryControl: () => ({ render: () => null }),
  lookupOf: () => async () => [],
  regions: noRegions,
  formats: {},
  shortFormats: {},
  datePresets: [],
  isClient: false,
});
const row: Contact = {
  id: 'c1',
  name: '竹海',
  mobile: '138****2268',
  tel: '总机转三',
  email: null,
  url: null,
  link: null,
  username: null,
  password: null,
  creditCode: null,
  personName: null,
  idNo: null,
  version: 3,
  createTime: '2026-06-01 10:00:00',
  updateTime: '2026-06-01 10:00:00',
};

function renderForm(language: 'zh' | 'en' = 'zh') {
  const sent: unknown[] = [];
  const http: Http = {
    send: async (_call, input) => {
      sent.push(input);
      return row as never;
    },
  };
  const can: Can = { create: true, update: true, delete: true, fields: [...names], actions: [] };
  const fields = formFieldsOf(list, contextIn(language), can, false);
  render(
    <LocaleProvider language={language}>
      <ApiProvider http={http}>
        <RowForm
          list={list}
          openForm={{ row }}
          fields={fields}
          onSaved={vi.fn()}
          onClose={vi.fn()}
        />
      </ApiProvider>
    </LocaleProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const save = () => screen.getByRole('button', { name: /^(保存|Save)$/ });

describe('the form of a row', () => {
  it.each(['zh', 'en'] as const)(
    'refuses what the server refuses, in its words, before anything is sent: %s',
    async (language) => {
      const { sent, user } = renderForm(language);
      for (const format of formats) type(format, refusedTexts[format].text);
      type('mobile', maskedText.text);

      await user.click(save());

      await waitFor(() => expect(input('tel')).toBeInvalid());
      for (const format of formats)
        expect(input(format)).toHaveAccessibleDescription(refusedTexts[format][language]);
      expect(input('mobile')).toHaveAccessibleDescription(maskedText[language]);
      expect(sent).toEqual([]);
    },
  );

  it('sends other changes of a row whose number is masked and whose old text breaks a rule', async () => {
    const { sent, user } = renderForm();
    type('name', '竹海二');
    type('mobile', ' 138****2268 ');

    await user.click(save());

    await waitFor(() => expect(sent).toEqual([{ id: 'c1', version: 3, name: '竹海二' }]));
  });
});

it('stores the open end of a range as the server knows it', () => {
  expect(SO_FAR).toBe(STORED_SO_FAR);
});
