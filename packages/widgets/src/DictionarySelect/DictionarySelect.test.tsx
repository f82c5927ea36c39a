import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@mingjian/ui';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import {
  BilingualLabels,
  createDictionaryStore,
  DictionaryProvider,
  DictionarySelect,
  useDictionary,
  type DictionaryLoad,
  type DictionarySelectProps,
} from '.';
import { FOLLOW_TYPES } from './DictionarySelect.fixtures';

function renderWith(load: DictionaryLoad, children: ReactNode) {
  const store = createDictionaryStore(load);
  const wrap = (content: ReactNode) => (
    <DictionaryProvider store={store}>{content}</DictionaryProvider>
  );
  const view = render(wrap(children));
  return {
    store,
    rerender: (content: ReactNode) => view.rerender(wrap(content)),
  };
}

const loads: DictionaryLoad = async () => FOLLOW_TYPES;
const field = () => screen.getByRole('button', { name: /^跟进方式/ });
const isLoaded = (label: string) => waitFor(() => expect(field()).toHaveTextContent(label));

async function openList() {
  await userEvent.click(field());
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

/** Returns a response that arrives when the test resolves it. */
function pending() {
  let resolve!: (values: typeof FOLLOW_TYPES) => void;
  const promise = new Promise<typeof FOLLOW_TYPES>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

const loadedStore = createDictionaryStore(loads);
const WithLoaded = (props: DictionarySelectProps) => (
  <DictionaryProvider store={loadedStore}>
    <DictionarySelect {...props} />
  </DictionaryProvider>
);

describe('DictionarySelect', () => {
  beforeAll(async () => {
    loadedStore.watch('follow_type');
    await waitFor(() => expect(loadedStore.get().has('follow_type')).toBe(true));
  });

  conformsAsField(WithLoaded, {
    props: { dictionary: 'follow_type', clearable: true },
    value: '2',
    submitted: ['2'],
    next: '1',
    nextSubmitted: ['1'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('option', { name: '电话' }));
    },
  });

  it('requests a dictionary once for twenty fields', async () => {
    const load = vi.fn(loads);
    renderWith(
      load,
      Array.from({ length: 20 }, (_, row) => (
        <DictionarySelect key={row} label="跟进方式" dictionary="follow_type" value="2" />
      )),
    );

    await waitFor(() => expect(screen.getAllByText('微信')).toHaveLength(20));
    expect(load).toHaveBeenCalledExactlyOnceWith('follow_type', {
      signal: expect.any(AbortSignal),
    });
  });

  it('shows no code: not while it loads, not of an unknown value', async () => {
    const { promise, resolve } = pending();
    renderWith(
      () => promise,
      <DictionarySelect label="跟进方式" dictionary="follow_type" value="x9" />,
    );
    expect(field()).toHaveTextContent('加载中…');

    resolve(FOLLOW_TYPES);
    await isLoaded('未知值');

    expect(field()).toHaveAttribute('title', '未知值（x9）');
    expect(field()).not.toHaveTextContent('x9');
    expect(await openList()).toContain('未知值');
  });

  it('keeps the label of a value that is switched off, marked, and submits it unchanged', async () => {
    renderWith(
      loads,
      <form aria-label="表单">
        <DictionarySelect label="跟进方式" name="way" dictionary="follow_type" defaultValue="4" />
      </form>,
    );
    await isLoaded('传真（已停用）');

    expect(new FormData(screen.getByRole('form')).get('way')).toBe('4');
    expect(await openList()).toEqual(['电话', '微信', '上门拜访', '传真（已停用）', '邮件']);
  });

  it('offers no value that is switched off, nor again one that was replaced', async () => {
    renderWith(
      loads,
      <DictionarySelect label="跟进方式" dictionary="follow_type" defaultValue="4" />,
    );
    await openList();

    await userEvent.click(screen.getByRole('option', { name: '邮件' }));

    expect(await openList()).toEqual(['电话', '微信', '上门拜访', '邮件']);
  });

  it('reports a failure in the field, loses no value, and loads again', async () => {
    const load = vi.fn(loads).mockRejectedValueOnce(new Error('503'));
    const onValueChange = vi.fn();
    renderWith(
      load,
      <DictionarySelect
        label="跟进方式"
        dictionary="follow_type"
        value="2"
        onValueChange={onValueChange}
      />,
    );
    await isLoaded('未加载');
    expect(field()).toHaveAccessibleDescription(/选项加载失败，已选的值不受影响；展开列表可重试/);

    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /重试/ }));

    await isLoaded('微信');
    expect(await screen.findByRole('option', { name: '电话' })).toBeVisible();
    expect(field()).not.toHaveAccessibleDescription(/失败/);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('promises no list to a reader who cannot open one', async () => {
    renderWith(
      async () => Promise.reject(new Error('503')),
      <DictionarySelect label="跟进方式" dictionary="follow_type" value="2" disabled />,
    );

    await isLoaded('未加载');

    expect(field()).toHaveAccessibleDescription(/已选的值不受影响$/);
  });

  it('follows a dictionary that changed elsewhere, without a moment of loading', async () => {
    const { promise, resolve } = pending();
    const load = vi.fn(loads);
    const { store } = renderWith(
      load,
      <DictionarySelect label="跟进方式" dictionary="follow_type" value="2" />,
    );
    await isLoaded('微信');

    load.mockReturnValueOnce(promise);
    act(() => store.refresh('follow_type'));
    expect(field()).toHaveTextContent('微信');
    resolve([{ code: '2', label: '企业微信' }]);

    await isLoaded('企业微信');
  });

  it('follows the language without a request', async () => {
    const load = vi.fn(loads);
    const select = <DictionarySelect label="跟进方式" dictionary="follow_type" value="3" />;
    const { rerender } = renderWith(load, <LocaleProvider language="zh">{select}</LocaleProvider>);
    await isLoaded('上门拜访');

    rerender(<LocaleProvider language="en">{select}</LocaleProvider>);

    await isLoaded('Visit');
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows both languages at once below BilingualLabels, one alone where there is one', async () => {
    renderWith(
      async () => [...FOLLOW_TYPES, { code: '6', label: '短信' }],
      <BilingualLabels>
        <DictionarySelect label="跟进方式" dictionary="follow_type" value="2" />
      </BilingualLabels>,
    );
    await isLoaded('微信 WeChat');

    expect(await openList()).toEqual([
      '电话 Phone',
      '微信 WeChat',
      '上门拜访 Visit',
      '邮件 E-mail',
      '短信',
    ]);
  });

  it('reports numbers to a field of numbers', async () => {
    const onValueChange = vi.fn();
    renderWith(
      loads,
      <DictionarySelect
        label="跟进方式"
        dictionary="follow_type"
        valueFormat="number"
        value={2}
        clearable
        onValueChange={onValueChange}
      />,
    );
    await isLoaded('微信');

    await openList();
    await userEvent.click(screen.getByRole('option', { name: '邮件' }));
    await userEvent.click(screen.getByRole('button', { name: '清除跟进方式' }));

    expect(onValueChange.mock.calls).toEqual([[5], [null]]);
  });

  it('holds several values in one text, and lets one go that is switched off', async () => {
    const onValueChange = vi.fn();
    renderWith(
      loads,
      <form aria-label="表单">
        <DictionarySelect
          label="跟进方式"
          name="ways"
          dictionary="follow_type"
          multiple
          valueFormat="joined"
          defaultValue="2,4"
          onValueChange={onValueChange}
        />
      </form>,
    );
    await isLoaded('微信传真（已停用）');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('ways')).toEqual(['2,4']);

    await openList();
    await userEvent.click(screen.getByRole('option', { name: '传真（已停用）' }));
    await userEvent.click(screen.getByRole('option', { name: '电话' }));

    expect(onValueChange.mock.calls).toEqual([['2'], ['2,1']]);
    expect(screen.queryByRole('option', { name: '传真（已停用）' })).toBeNull();
    act(() => form.reset());
    expect(new FormData(form).getAll('ways')).toEqual(['2,4']);
  });

  it('names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<DictionarySelect label="跟进方式" dictionary="follow_type" />)).toThrow(
      /render a DictionaryProvider/,
    );
  });
});

describe('useDictionary', () => {
  const Cells = () => {
    const { labelOf } = useDictionary('follow_type');
    return (
      <ul>
        {[1, '4', 'x9', null, ''].map((code) => (
          <li key={String(code)}>{labelOf(code)}</li>
        ))}
      </ul>
    );
  };
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('labels the codes of cells, numbers and switched off ones too', async () => {
    renderWith(loads, <Cells />);
    expect(texts()).toEqual(['加载中…', '加载中…', '加载中…', '', '']);

    await waitFor(() => expect(texts()).toEqual(['电话', '传真', '未知值', '', '']));
  });

  it('labels no code with itself when the dictionary cannot be loaded', async () => {
    renderWith(async () => Promise.reject(new Error('503')), <Cells />);

    await waitFor(() => expect(texts()).toEqual(['未加载', '未加载', '未加载', '', '']));
  });
});
