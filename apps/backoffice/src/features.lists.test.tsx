import { Suspense } from 'react';
import { ApiError, dictionaries, listViews, READ_ONLY, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { screens } from './features';
import { Dictionaries } from './base/dictionaries/Dictionaries';
import { readSignedIn } from './shell/session/loadSignedIn';
import { session } from './shell/session/session';

const LABELS = dictionaries.getCommonListGroup.path;
const signedIn = readSignedIn({
  userInfo: JSON.stringify({ id: 'u1', userType: 'serviceUser', realname: '周明远' }),
} as Parameters<typeof readSignedIn>[0]);

/** Opens the page of a list without rows, whose dictionaries fail at first. */
async function openList(path: string) {
  const requested: string[] = [];
  const http: Http = {
    send: async (call) => {
      requested.push(call.path);
      if (call.path === listViews.getList.path) return [] as never;
      if (call.path !== LABELS) return { content: [], total: 0, can: READ_ONLY } as never;
      if (requested.filter((one) => one === LABELS).length > 1) return {} as never;
      throw new ApiError({ kind: 'server', message: '系统繁忙' });
    },
  };
  const { Page } = screens[path]!;
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApiProvider http={http}>
        <Dictionaries>
          <Suspense>
            <Page />
          </Suspense>
        </Dictionaries>
      </ApiProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(requested.some((one) => one.endsWith('/getList'))).toBe(true), {
    timeout: 20_000,
  });
  return { user: userEvent.setup(), requested };
}

describe('the page of a list', () => {
  beforeEach(() => session.set({ token: 'token', signedIn }));
  afterEach(() => {
    cleanup();
    session.set({ token: null, signedIn: null });
  });

  it.each(['/system/outboxList', '/a-company/registrationList', '/a-company/companyList'])(
    '%s says that the labels of codes failed, and retries them',
    async (path) => {
      const { user, requested } = await openList(path);
      expect(await screen.findByText('选项没有加载出来')).toBeVisible();

      await user.click(screen.getByRole('button', { name: '重试' }));

      await waitFor(() => expect(screen.queryByText('选项没有加载出来')).toBeNull());
      expect(requested.filter((one) => one === LABELS)).toHaveLength(2);
    },
  );
});

describe('the pages of lists', () => {
  const sources = import.meta.glob<string>('./features/*/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });

  it('are all the one page, with its failures, empty notes and moments of search', () => {
    const own = Object.entries(sources).filter(([, text]) => text.includes('<ListGrid'));

    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(own.map(([path]) => path)).toEqual([]);
  });
});
