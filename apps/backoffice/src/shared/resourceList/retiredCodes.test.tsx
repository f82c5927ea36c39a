import { field, resource, type Can, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts } from '@mingjian/ui';
import { Form, useRecordForm } from '@mingjian/widgets/Form';
import { useConditionText } from '@mingjian/widgets/ListFilter';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from './listOf';
import { formFieldsOf } from './model/formFields';
import { columnsOf, filtersOf, type ListContext } from './model/gridParts';
import { dictionaryControl } from '../dictionaries/DictionaryControl';
import { Dictionaries } from '../../base/dictionaries/Dictionaries';
import { useDictionaries } from '../dictionaries/useDictionaries';
import { noRegions } from './regions.fixtures';

const client = resource('aClient', {
  name: field.text({ max: 8, search: true, write: true }),
  area: field.code([1, 2, 3], { dictionary: 'belonging', search: true, write: true }),
});
const zh = { pageTitle: '客户', noun: '客户', name: '名称', area: '大区' };
const list = listOf(client, {
  pageCode: 'retiredCodesTest',
  texts: defineTexts('retiredCodesTest', { zh, en: zh }),
  nameField: 'name',
  columns: ['name', 'area'],
  filters: ['area'],
  form: ['area'],
});

const values = [
  { code: '1', value: '华东区', valueEn: 'East', enabled: 1 },
  { code: '2', value: '旧大区', valueEn: 'Old', enabled: 0 },
  { code: '3', value: '废大区', valueEn: 'Older', enabled: 0 },
];
const http: Http = { send: async () => ({ belonging: values }) as never };
const can: Can = { create: true, update: true, delete: true, fields: ['area'], actions: [] };

/** The cell, the chip and the form field of a row with the code 2. */
function Row() {
  const { options } = useDictionaries(list.dictionaries);
  const context: ListContext = {
    language: 'zh',
    labelOf: (name) => zh[name as keyof typeof zh],
    descriptionOf: () => undefined,
    optionsOf: () => options['belonging'] ?? [],
    missingLabel: () => '…',
    dictionaryControl: (code, isNumeric) => ({ render: dictionaryControl(code, isNumeric) }),
    lookupOf: () => async () => [],
    regions: noRegions,
    formats: {},
    shortFormats: {},
    datePresets: [],
    isClient: false,
  };
  const [, area] = columnsOf(list, context);
  const chip = useConditionText(filtersOf(list, context));
  const form = useRecordForm({
    fields: formFieldsOf(list, context, can, false),
    values: { area: 2 },
    submit: async () => {},
  });
  return (
    <>
      <p>格：{area!.format!(2, {} as never)}</p>
      <p>条件：{chip({ field: 'area', operator: 'EQ', value: '2' })}</p>
      <Form form={form} />
    </>
  );
}

describe('a value that was switched off', () => {
  it('keeps its words in cells, in chips and in the form of a row that holds it', async () => {
    render(
      <ApiProvider http={http}>
        <Dictionaries>
          <Row />
        </Dictionaries>
      </ApiProvider>,
    );

    expect(await screen.findByText('格：旧大区')).toBeVisible();
    expect(screen.getByText('条件：大区 为 旧大区')).toBeVisible();
    expect(screen.getByRole('button', { name: /^大区/ })).toHaveTextContent('旧大区（已停用）');
  });

  it('is offered by no form but that of a row that holds it', async () => {
    render(
      <ApiProvider http={http}>
        <Dictionaries>
          <Row />
        </Dictionaries>
      </ApiProvider>,
    );
    await screen.findByText('格：旧大区');

    await userEvent.click(screen.getByRole('button', { name: /^大区/ }));

    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['华东区', '旧大区（已停用）']);
  });
});
