import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { UserSelect, type UserSelectProps } from './UserSelect';
import { formerColleague, load, resolve } from './UserSelect.fixtures';

async function renderSelect(props: Partial<UserSelectProps> = {}) {
  const onValueChange = vi.fn();
  // Another function for each test: what one has returned is kept.
  const resolves = vi.fn(resolve);
  const select = (more: Partial<UserSelectProps>) => (
    <UserSelect
      label="项目经理"
      load={load}
      resolve={resolves}
      onValueChange={onValueChange}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(select({}));
  await act(async () => {});
  return {
    onValueChange,
    resolves,
    input: screen.getByRole('combobox'),
    set: async (more: Partial<UserSelectProps>) => {
      rerender(select(more));
      await act(async () => {});
    },
  };
}

describe('UserSelect', () => {
  conformsAsField(UserSelect, {
    props: { load, resolve, selectedPerson: { id: '1', realname: '林晓' } },
    value: '1',
    submitted: ['1'],
    next: '2',
    nextSubmitted: ['2'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(await screen.findByRole('option', { name: /欧阳静怡/ }));
    },
  });

  it('asks for a user with its placeholder', async () => {
    const { input, resolves } = await renderSelect();

    expect(input).toHaveAttribute('placeholder', '请选择用户信息');
    expect(resolves).not.toHaveBeenCalled();
  });

  it('says that a user is unknown without a function that resolves them', async () => {
    const { input } = await renderSelect({ value: 'left', resolve: undefined });
    expect(input).toHaveValue('未知用户');
  });

  it('keeps the placeholder until the name is resolved, and never shows an id', async () => {
    let answer!: (people: Awaited<ReturnType<typeof resolve>>) => void;
    const { input } = await renderSelect({
      value: 'left',
      resolve: async () => new Promise((done) => (answer = done)),
    });
    expect(input).toHaveValue('');
    expect(input).toHaveAttribute('placeholder', '请选择用户信息');

    await act(async () => answer([formerColleague]));

    expect(input).toHaveValue('陈思齐');
  });

  it.each([
    ['nobody has', async () => [], '未知用户'],
    ['could not be requested', async () => Promise.reject(new Error('断网')), '姓名加载失败'],
  ])('has words for a name that %s', async (_, resolveNobody, text) => {
    const { input } = await renderSelect({ value: 'u-8f2c41', resolve: resolveNobody });

    expect(input).toHaveValue(text);
  });

  it('requests the names of many fields once, each id alone', async () => {
    const resolves = vi.fn(resolve);
    const field = (label: string, value: string) => (
      <UserSelect label={label} load={load} resolve={resolves} value={value} />
    );
    render(
      <>
        {field('项目经理', '1')}
        {field('销售', '2')}
        {field('质检', '1')}
      </>,
    );
    await act(async () => {});

    expect(resolves).toHaveBeenCalledOnce();
    expect(resolves.mock.lastCall![0]).toEqual(['1', '2']);
    expect(screen.getByRole('combobox', { name: '质检' })).toHaveValue('林晓');
  });

  it.each(['online', 'focus'])('requests a name that failed again at %s', async (event) => {
    const resolves = vi.fn(resolve).mockRejectedValueOnce(new Error('断网'));
    const { input } = await renderSelect({ value: '1', resolve: resolves });
    expect(input).toHaveValue('姓名加载失败');

    await act(async () => window.dispatchEvent(new Event(event)));
    expect(input).toHaveValue('林晓');

    await act(async () => window.dispatchEvent(new Event(event)));
    expect(resolves).toHaveBeenCalledTimes(2);
  });

  it('requests a name again after a failure', async () => {
    const resolves = vi.fn(resolve).mockRejectedValueOnce(new Error('断网'));
    const { input, set } = await renderSelect({ value: '1', resolve: resolves });
    await set({ value: null });

    await set({ value: '1' });

    expect(input).toHaveValue('林晓');
  });

  it('requests no name that is known: of the record, or just selected', async () => {
    const { input, resolves, onValueChange, set } = await renderSelect({
      value: 'left',
      selectedPerson: formerColleague,
    });
    expect(input).toHaveValue('陈思齐');

    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /王子墨/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
    await set({ value: '3' });

    expect(input).toHaveValue('王子墨');
    expect(resolves).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{Tab}'])(
    'keeps the name of the selected user after a search that does not find them, left by %s',
    async (key) => {
      const { input, resolves, onValueChange } = await renderSelect();
      await userEvent.type(input, '王');
      await userEvent.click(await screen.findByRole('option', { name: /王子墨/ }));

      await userEvent.type(input, '林', { initialSelectionStart: 0, initialSelectionEnd: 3 });
      await waitFor(() => expect(screen.queryByRole('option', { name: /王子墨/ })).toBeNull());
      expect(screen.getByRole('option', { name: /林晓/ })).toBeVisible();
      await userEvent.keyboard(key);

      expect(input).toHaveValue('王子墨');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
      expect(resolves).not.toHaveBeenCalled();
    },
  );

  it('takes the name from the search that is shown, not from an older one that responds later', async () => {
    let respondLate!: () => void;
    const { input, resolves } = await renderSelect({
      load: async (text, options) => {
        if (text === '林') await new Promise<void>((done) => (respondLate = done));
        return load(text, options);
      },
    });
    await userEvent.type(input, '林');
    await waitFor(() => expect(respondLate).toBeDefined());
    await userEvent.clear(input);
    await userEvent.type(input, '王');
    const option = await screen.findByRole('option', { name: /王子墨/ });

    await act(async () => respondLate());
    await userEvent.click(option);

    expect(input).toHaveValue('王子墨');
    expect(resolves).not.toHaveBeenCalled();
  });

  it('shows the phone of those who are found, and clears', async () => {
    const { input, onValueChange } = await renderSelect({ defaultValue: '2' });
    await userEvent.type(input, '林');
    expect(await screen.findByRole('option', { name: /林晓.*13800138001/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(screen.getByRole('button', { name: /清除/ }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });
});
