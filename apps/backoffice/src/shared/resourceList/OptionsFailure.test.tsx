import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { OptionsFailure } from './OptionsFailure';
import { Dictionaries } from '../../base/dictionaries/Dictionaries';
import { useDictionaries } from '../dictionaries/useDictionaries';

const CODES = ['company_status'];

function Page() {
  const dictionaries = useDictionaries(CODES);
  const options = dictionaries.options['company_status'] ?? [];
  return (
    <>
      <OptionsFailure dictionaries={dictionaries} />
      <ul>
        {options.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function renderPage(respond: (attempt: number) => unknown) {
  let attempts = 0;
  const http: Http = {
    send: async () => {
      attempts += 1;
      return respond(attempts) as never;
    },
  };
  render(
    <ApiProvider http={http}>
      <Dictionaries>
        <Page />
      </Dictionaries>
    </ApiProvider>,
  );
  return userEvent.setup();
}

const WORDS = {
  company_status: [{ code: '1', value: '正式', valueEn: 'Active', enabled: 1 }],
};

describe('the notice about dictionaries', () => {
  it('says that they failed, and goes once a retry has brought their words', async () => {
    const user = renderPage((attempt) => {
      if (attempt === 1) throw new ApiError({ kind: 'server', message: '系统繁忙' });
      return WORDS;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('选项没有加载出来');
    expect(screen.queryByRole('listitem')).toBeNull();

    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('正式')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('does not appear when they load', async () => {
    renderPage(() => WORDS);

    expect(await screen.findByText('正式')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
