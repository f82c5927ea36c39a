import { act, render, screen } from '@testing-library/react';
import type { ComboboxLoad } from '@mingjian/ui';

const table = vi.hoisted(() => ({ arrive: () => {} }));

// The table of another test's module may be loaded, so every test here loads its own.
beforeEach(() => {
  vi.resetModules();
  const arrival = new Promise<void>((arrive) => (table.arrive = arrive));
  vi.doMock('../regions', async (importOriginal) => {
    const original: object = await importOriginal();
    await arrival;
    return original;
  });
});
afterEach(() => {
  vi.doUnmock('../regions');
  vi.resetModules();
});

const PUDONG = '["310000","310100","310115"]';
/** Lets the table arrive, and returns the text that names a region of it. */
const arrive = async (text: RegExp) => {
  await act(async () => table.arrive());
  // A busy machine takes longer than a query waits.
  return screen.findByText(text);
};

describe('regions whose table is on its way', () => {
  it('show no code in a cascader, and their names once it has arrived', async () => {
    const { RegionCascader } = await import('.');
    render(
      <form aria-label="表单">
        <RegionCascader label="所在地区" name="area" defaultValue={PUDONG} />
      </form>,
    );
    expect(screen.getByRole('combobox')).toHaveTextContent('正在载入地区…');
    expect(new FormData(screen.getByRole('form')).get('area')).toBe(PUDONG);

    expect(await arrive(/浦东新区/)).toBeVisible();

    expect(new FormData(screen.getByRole('form')).get('area')).toBe(PUDONG);
  });

  it('show no code in a cell, and their names once it has arrived', async () => {
    const { useRegionTexts } = await import('.');
    const Cell = () => <p>{useRegionTexts(true).textOf(PUDONG)}</p>;
    render(<Cell />);
    expect(screen.getByText('正在载入地区…')).toBeVisible();

    expect(await arrive(/浦东新区/)).toHaveTextContent('上海市 / 浦东新区');
  });

  it('are found by name in a search that began before', async () => {
    const { useRegionTexts } = await import('.');
    const searches: ComboboxLoad[] = [];
    const Lookup = () => {
      const { textOf, load } = useRegionTexts(true);
      searches.push(load);
      return textOf(PUDONG);
    };
    render(<Lookup />);
    const found = searches[0]!('pudong', { signal: new AbortController().signal });

    await arrive(/浦东新区/);

    expect(await act(async () => found)).toContainEqual({
      value: '310115',
      label: '上海市 / 浦东新区',
    });
  });

  it('show no code in rows, and their names once it has arrived', async () => {
    const { RegionRows } = await import('../RegionRows');
    render(
      <RegionRows
        label="工作地点"
        defaultValue={[
          { province: '310000', city: ['310100'] },
          { province: '330000', city: [] },
        ]}
      />,
    );
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['省份加载中…城市加载中…', '省份加载中…城市全部城市']);

    expect(await arrive(/浙江省/)).toBeVisible();
  });
});
