import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegionTable } from '../internal/regions/regionSource';
import { RegionRows, type RegionRow, type RegionRowsProps } from '.';

beforeAll(() => loadRegionTable());

const zhejiang: RegionRow = { province: '330000', city: ['330100', '330200'] };
const shanghai: RegionRow = { province: '310000', city: [] };

function renderRows(props: Partial<RegionRowsProps> = {}) {
  const onValueChange = vi.fn<(rows: readonly RegionRow[]) => void>();
  render(
    <form aria-label="表单">
      <RegionRows label="工作地点" name="places" onValueChange={onValueChange} {...props} />
    </form>,
  );
  return { onValueChange };
}

const row = (number: number) => within(screen.getByRole('listitem', { name: `第 ${number} 行` }));
const province = (number: number) => row(number).getByRole('button', { name: /^省份/ });
const submitted = () =>
  JSON.parse(
    new FormData(screen.getByRole('form')).get('places') as string,
  ) as readonly RegionRow[];

describe('RegionRows', () => {
  it('names provinces and cities, in a form as codes', async () => {
    renderRows({ defaultValue: [zhejiang, shanghai] });

    expect(await screen.findByText('宁波市')).toBeVisible();
    expect(province(1)).toHaveTextContent('浙江省');
    expect(row(2).getByText('全部城市')).toBeVisible();
    expect(submitted()).toEqual([zhejiang, shanghai]);
  });

  it('adds a row with focus on its province, whose cities follow from it', async () => {
    const { onValueChange } = renderRows();
    expect(screen.getByText('还没有省份')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '添加省份' }));
    await vi.waitFor(() => expect(province(1)).toHaveFocus());
    expect(row(1).getByText('请先选择省份')).toBeVisible();
    await userEvent.click(province(1));
    await userEvent.click(await screen.findByRole('option', { name: '广东省' }));
    await userEvent.click(row(1).getByRole('button', { name: /^城市/ }));
    await userEvent.click(await screen.findByRole('option', { name: '深圳市' }));

    expect(onValueChange).toHaveBeenLastCalledWith([{ province: '440000', city: ['440300'] }]);
  });

  it('offers no province twice, and says where it is', async () => {
    renderRows({ defaultValue: [zhejiang, shanghai] });
    await screen.findByText('宁波市');

    await userEvent.click(province(2));

    expect(await screen.findByRole('option', { name: /浙江省\s?已在第 1 行/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('shows a stored province that stands twice as an error', async () => {
    renderRows({ defaultValue: [zhejiang, { province: '330000', city: [] }] });

    expect(await screen.findByText('这个省份已在第 1 行')).toBeVisible();
    expect(submitted()).toHaveLength(2);
  });

  it('shows codes that no list has, and keeps them', async () => {
    const stored = [{ province: '999999', city: ['330199', 'x'] }];
    renderRows({ defaultValue: stored });

    expect(await screen.findByText('330199')).toBeVisible();
    expect(province(1)).toHaveTextContent('999999');
    expect(submitted()).toEqual(stored);
  });

  it('loses the cities along with their province', async () => {
    const { onValueChange } = renderRows({ defaultValue: [zhejiang] });
    await screen.findByText('宁波市');

    await userEvent.click(province(1));
    await userEvent.click(await screen.findByRole('option', { name: '台湾省' }));

    expect(onValueChange).toHaveBeenLastCalledWith([{ province: '710000', city: [] }]);
    expect(row(1).getByText('没有下级城市')).toBeVisible();
  });

  it('moves the row that has focus by Alt and an arrow, and keeps the focus in it', async () => {
    renderRows({ defaultValue: [zhejiang, shanghai] });
    await screen.findByText('宁波市');
    act(() => province(2).focus());

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(submitted()).toEqual([shanghai, zhejiang]);
    await vi.waitFor(() => expect(province(1)).toHaveFocus());
    expect(screen.getByText('已移到第 1 行，共 2 行')).toBeInTheDocument();
  });

  it('moves and deletes rows by their buttons, and focuses the next row', async () => {
    renderRows({ defaultValue: [zhejiang, shanghai] });
    await screen.findByText('宁波市');

    await userEvent.click(screen.getByRole('button', { name: '下移第 1 行' }));
    expect(submitted()).toEqual([shanghai, zhejiang]);
    await userEvent.click(screen.getByRole('button', { name: '上移第 1 行' }));
    expect(submitted()).toEqual([shanghai, zhejiang]);
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }));

    expect(submitted()).toEqual([zhejiang]);
    await vi.waitFor(() => expect(province(1)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 行' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: '添加省份' })).toHaveFocus());
  });

  it('shows the rows of its parent', async () => {
    function Parent() {
      const [rows, setRows] = useState<readonly RegionRow[]>([zhejiang]);
      return (
        <>
          <RegionRows label="工作地点" value={rows} onValueChange={setRows} />
          <button type="button" onClick={() => setRows([shanghai, zhejiang])}>
            换
          </button>
        </>
      );
    }
    render(<Parent />);
    await screen.findByText('宁波市');

    await userEvent.click(screen.getByRole('button', { name: '换' }));

    expect(province(1)).toHaveTextContent('上海市');
    expect(province(2)).toHaveTextContent('浙江省');
  });

  it.each([{ readOnly: true }, { disabled: true }])('cannot be changed while %o', async (state) => {
    renderRows({ defaultValue: [zhejiang], ...state });
    await screen.findByText('宁波市');

    expect(screen.queryByRole('button', { name: /添加|上移|删除/ })).toBeNull();
  });

  it('ends at its maximum, and takes its initial rows back with its form', async () => {
    renderRows({ defaultValue: [zhejiang], max: 2 });

    await userEvent.click(screen.getByRole('button', { name: '添加省份' }));
    expect(screen.queryByRole('button', { name: '添加省份' })).toBeNull();
    act(() => screen.getByRole<HTMLFormElement>('form').reset());

    expect(submitted()).toEqual([zhejiang]);
  });
});
