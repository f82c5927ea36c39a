import { article, crud, type Http, type RowOf } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts, LocaleProvider } from '@mingjian/ui';
import { useConditionText, type FilterField } from '@mingjian/widgets/ListFilter';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { REFERENCE_TARGETS, referenceSources, sourceOf } from './referenceSources';
import { RowForm } from './RowForm';
import { useNamedFilters, useReferences } from './useReferences';

type Sent = { path: string; input: Record<string, unknown> };

/** A server with three categories, and the requests that reach it. */
function categories({ fails = false } = {}) {
  const rows = ['制度', '培训', '通知'].map((name, index) => ({ id: `c${index}`, name }));
  const sent: Sent[] = [];
  const http: Http = {
    send: async (call, input) => {
      const request = input as Record<string, string>;
      sent.push({ path: call.path, input: request });
      if (fails) throw new Error('网络断开');
      const asked = decodeURIComponent(request['searchParam'] ?? request['searchParamS'] ?? '');
      const [, key] = /"SEARCH_IN_id":"([^"]*)"/.exec(asked) ?? [];
      const [, text = ''] = /"SEARCH_LIKE_name":"([^"]*)"/.exec(asked) ?? [];
      const content = rows.filter(({ id, name }) => (key ? id === key : name.includes(text)));
      return { content, total: content.length } as never;
    },
  };
  return { http, sent };
}

const CATEGORY = 'categoryId';
const STORED = { id: 'a1', version: 1, categoryId: 'c1' } as RowOf<typeof article>;
const articles = {
  calls: crud(article),
  pageCode: 'referencesTest',
  resource: 'hArticleInfo',
  nameField: 'title',
  texts: defineTexts('referencesTest', {
    zh: { pageTitle: '文章', noun: '文章' },
    en: { pageTitle: 'Articles', noun: 'article' },
  }),
};

/** The category's part of an article list: its chip and its control. */
function CategoryFilter({ isFormShown }: { isFormShown: boolean }) {
  const sources = useReferences();
  const { load } = sourceOf(sources, 'hArticleCategory');
  const [filter] = useNamedFilters(article, filtersWith(load));
  const chip = useConditionText([filter!])({ field: CATEGORY, operator: 'EQ', value: 'c1' });
  return (
    <>
      <p>{chip}</p>
      {isFormShown && (
        <RowForm
          list={articles}
          openForm={{ row: STORED }}
          fields={[
            {
              kind: 'reference',
              resource: 'hArticleCategory',
              field: CATEGORY,
              label: '分类',
              load,
            },
          ]}
          onSaved={() => {}}
          onClose={() => {}}
        />
      )}
    </>
  );
}

const stable = new Map<unknown, readonly FilterField<never>[]>();
function filtersWith(load: ReturnType<typeof sourceOf>['load']) {
  const filters = stable.get(load) ?? [
    { kind: 'lookup', field: CATEGORY as never, label: '分类', load, options: [] },
  ];
  stable.set(load, filters as never);
  return filters as never;
}

function show(http: Http, { address = '/?categoryId.EQ=c1', isFormShown = false } = {}) {
  return render(
    <LocaleProvider language="zh">
      <ApiProvider http={http}>
        <MemoryRouter initialEntries={[address]}>
          <CategoryFilter isFormShown={isFormShown} />
        </MemoryRouter>
      </ApiProvider>
    </LocaleProvider>,
  );
}

describe('the name of a reference', () => {
  it('is loaded by its key for a filter from an address, and once in a session', async () => {
    const { http, sent } = categories();
    const { unmount } = show(http);

    expect(await screen.findByText('分类 为 培训')).toBeInTheDocument();
    unmount();
    show(http);

    expect(screen.getByText('分类 为 培训')).toBeInTheDocument();
    expect(sent.map(({ input }) => input['searchParam'])).toEqual(['{"SEARCH_IN_id":"c1"}']);
  });

  it('is never its key, neither while it loads nor after a failure', async () => {
    const { http } = categories({ fails: true });
    show(http);

    expect(screen.getByText('分类 为 …')).toBeInTheDocument();
    expect(await screen.findByText('分类 为 未知')).toBeInTheDocument();
  });

  it('labels a form’s field whose row is not on the present page of the lookup', async () => {
    const { http } = categories();
    show(http, { isFormShown: true });

    await waitFor(() => expect(screen.getByRole('combobox', { name: '分类' })).toHaveValue('培训'));
  });

  it('is not requested where no filter holds a reference', () => {
    const { http, sent } = categories();
    show(http, { address: '/?title.LIKE=c1' });

    expect(sent).toEqual([]);
  });
});

describe('a lookup', () => {
  it.each(REFERENCE_TARGETS)(
    'of %s is searched on the server, a screenful at a time',
    async (target) => {
      const sent: Sent[] = [];
      const http: Http = {
        send: async (call, input) => {
          sent.push({ path: call.path, input: input as Record<string, unknown> });
          return (
            /get(Company|Role)List$/.test(call.path) ? [] : { content: [], total: 0 }
          ) as never;
        },
      };
      const { load } = sourceOf(referenceSources(http, 'zh'), target);
      const context = { signal: new AbortController().signal };

      await load('', context);
      await load('欧阳', context);

      expect(sent.map(({ input }) => input['pageSize'])).toEqual([50, 50]);
      expect(decodeURIComponent(JSON.stringify(sent[1]!.input))).toContain('欧阳');
    },
  );

  it('types into the server’s search, and shows what it finds', async () => {
    const { http, sent } = categories();
    show(http, { isFormShown: true });
    const user = userEvent.setup();

    await user.clear(screen.getByRole('combobox', { name: '分类' }));
    await user.type(screen.getByRole('combobox', { name: '分类' }), '通');

    await waitFor(() => expect(screen.queryByRole('option', { name: '制度' })).toBeNull());
    expect(screen.getByRole('option', { name: '通知' })).toBeVisible();
    expect(decodeURIComponent(String(sent.at(-1)!.input['searchParamS']))).toContain('"通"');
  });
});
