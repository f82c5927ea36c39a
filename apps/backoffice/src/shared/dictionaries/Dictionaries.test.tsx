import { dictionaries, type DictionaryOption, type Http } from '@mingjian/api';
import { ApiProvider, useRefresh, useRefreshResources } from '@mingjian/api/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useRecordForm } from '@mingjian/widgets/Form';
import { Dictionaries } from '../../base/dictionaries/Dictionaries';
import { dictionaryControl } from './DictionaryControl';
import { useDictionaries } from './useDictionaries';

/** A server whose values can be renamed. */
function startServer() {
  const values: Record<string, DictionaryOption[]> = {
    way: [
      { code: '1', value: '电话', valueEn: 'Phone', enabled: 1 },
      { code: '2', value: '微信', valueEn: 'WeChat', enabled: 1 },
    ],
    result: [{ code: '1', value: '有意向', valueEn: 'Interested', enabled: 1 }],
  };
  const requests: string[] = [];
  const http: Http = {
    send: async (_, input) => {
      const { codes } = input as { codes: string };
      requests.push(codes);
      return structuredClone(values) as never;
    },
  };
  return { http, requests, rename: (value: string) => (values['way']![0]!.value = value) };
}

const LIST = ['way', 'result'];

function List() {
  const { options } = useDictionaries(LIST);
  const refresh = useRefresh();
  const refreshResources = useRefreshResources();
  return (
    <>
      <p>{LIST.flatMap((code) => options[code]!.map(({ text }) => text)).join()}</p>
      <button onClick={() => void refresh(dictionaries)}>here</button>
      <button onClick={() => void refreshResources(['sysDicCode'])}>elsewhere</button>
      <button onClick={() => void refreshResources(['aCompanyInfo'])}>other</button>
    </>
  );
}

function Ways({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useRecordForm({
    fields: [
      { kind: 'custom', field: 'number', label: '方式', render: dictionaryControl('way', true) },
      { kind: 'custom', field: 'text', label: '结果', render: dictionaryControl('result', false) },
    ],
    values: { number: 1, text: '1' },
    submit: async (values) => onSubmit(values),
  });
  return (
    <>
      <Form form={form} />
      <button onClick={() => void form.save()}>保存</button>
    </>
  );
}

describe('the dictionaries of a session', () => {
  it('are one request for a list and a form, however many they are', async () => {
    const { http, requests } = startServer();
    render(
      <ApiProvider http={http}>
        <Dictionaries>
          <List />
          <Ways onSubmit={() => {}} />
        </Dictionaries>
      </ApiProvider>,
    );

    expect(await screen.findByText('电话,微信,有意向')).toBeVisible();
    expect(requests).toEqual(['way,result']);
  });

  it.each(['here', 'elsewhere'])(
    'follow a change that was made %s, and no other',
    async (where) => {
      const { http, requests, rename } = startServer();
      render(
        <ApiProvider http={http}>
          <Dictionaries>
            <List />
          </Dictionaries>
        </ApiProvider>,
      );
      await screen.findByText('电话,微信,有意向');
      rename('座机');

      await userEvent.click(screen.getByRole('button', { name: 'other' }));
      expect(requests).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: where }));

      expect(await screen.findByText('座机,微信,有意向')).toBeVisible();
      expect(requests).toEqual(['way,result', 'way,result']);
    },
  );

  it('give a form values of the type that it stores', async () => {
    const { http } = startServer();
    const onSubmit = vi.fn();
    render(
      <ApiProvider http={http}>
        <Dictionaries>
          <Ways onSubmit={onSubmit} />
        </Dictionaries>
      </ApiProvider>,
    );
    const way = screen.getByRole('button', { name: /^方式/ });
    await waitFor(() => expect(way).toHaveTextContent('电话'));

    await userEvent.click(way);
    await userEvent.click(screen.getByRole('option', { name: '微信' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ number: 2, text: '1' }));
  });
});
