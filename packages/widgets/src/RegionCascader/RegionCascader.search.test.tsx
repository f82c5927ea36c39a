import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionCascader, type RegionCascaderProps } from '.';
import { recentRegions } from './recentRegions';
import { regionTable } from '../regions';
import { loadNames, loadRegionTable } from '../internal/regions/regionSource';

beforeAll(() => Promise.all([import('./RegionPanel'), loadRegionTable(), loadNames()]));
beforeEach(() => recentRegions.set([]));

async function openField(props: Partial<RegionCascaderProps> = {}) {
  const onValueChange = vi.fn();
  render(<RegionCascader label="所在地区" onValueChange={onValueChange} {...props} />);
  await userEvent.click(screen.getByRole('combobox', { name: /所在地区/ }));
  const search = await screen.findByRole('combobox', { name: '搜索地区' });
  return { onValueChange, search };
}

const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

describe('the search of a RegionCascader', () => {
  it('is where focus starts, and selects the first result by Enter', async () => {
    const { onValueChange, search } = await openField();
    expect(search).toHaveFocus();

    await userEvent.type(search, 'pudong');
    expect(rows()[0]).toBe('上海市 / 浦东新区310115');
    expect(search).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["310000","310100","310115"]');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads a pasted address, and says what it did not need', async () => {
    const { onValueChange, search } = await openField();

    await userEvent.click(search);
    await userEvent.paste('上海市浦东新区世纪大道100号');
    expect(rows()).toEqual(['上海市 / 浦东新区310115']);
    expect(screen.getByText('地址中的地区，其余：世纪大道100号')).toBeVisible();
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["310000","310100","310115"]');
  });

  it('moves over the results by arrow keys, and says how many there are', async () => {
    const { onValueChange, search } = await openField();

    await userEvent.type(search, '鼓楼区');
    expect(screen.getByText('找到 4 个地区')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["410000","410200","410204"]');
  });

  it('says that nothing is found, and Enter then selects nothing', async () => {
    const { onValueChange, search } = await openField();

    await userEvent.type(search, '亚特兰蒂斯{Enter}');

    expect(screen.getByText('没有找到这个地区')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('opens a region with parts that it found', async () => {
    const { onValueChange, search } = await openField();

    await userEvent.type(search, '杭州市{Enter}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(await screen.findByRole('option', { name: '西湖区' })).toBeVisible();
  });

  it('selects a region with parts that it found, where every level can be selected', async () => {
    const { onValueChange, search } = await openField({ changeOnSelect: true });

    await userEvent.type(search, '杭州市{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["330000","330100"]');
  });

  it('offers the regions selected last', async () => {
    const { onValueChange, search } = await openField();
    await userEvent.type(search, '310115{Enter}');
    await userEvent.click(screen.getByRole('combobox', { name: /所在地区/ }));

    await userEvent.click(await screen.findByRole('option', { name: '海外' }));
    await userEvent.click(screen.getByRole('combobox', { name: /所在地区/ }));
    await userEvent.click(screen.getByRole('button', { name: '上海市 / 浦东新区' }));

    expect(onValueChange).toHaveBeenLastCalledWith('["310000","310100","310115"]');
  });
});

describe('the keys of a RegionCascader', () => {
  it('lead down from the search, through the columns and back', async () => {
    const { onValueChange } = await openField();

    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('北京市');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('河北省');
    expect(screen.getByRole('option', { name: '石家庄市' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(focused()).toBe('石家庄市'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('衡水市');
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(focused()).toBe('河北省'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('海外');
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["900000"]');
  });

  it('open the panel by arrow down, and close it by Escape', async () => {
    render(<RegionCascader label="所在地区" />);
    await userEvent.tab();

    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('dialog', { name: '选择所在地区' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('several regions', () => {
  it('are checked one by one, and merge into the one that they make up', async () => {
    const { onValueChange } = await openField({ multiple: true, defaultValue: '["460100"]' });

    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: /海南省/ }));
    await userEvent.click(screen.getByRole('option', { name: /三沙市/ }));
    await userEvent.click(screen.getByRole('option', { name: '西沙区' }));
    expect(onValueChange).toHaveBeenLastCalledWith('["460100","460302"]');
    expect(screen.getByRole('option', { name: /三沙市/ })).toHaveTextContent('部分选中');
    await userEvent.click(screen.getByRole('option', { name: '南沙区' }));

    expect(onValueChange).toHaveBeenLastCalledWith('["460100","460300"]');
    expect(screen.getByText('已选 2 个地区')).toBeVisible();
  });

  it('are checked in the results of one search, whole cities too', async () => {
    const { onValueChange, search } = await openField({ multiple: true });
    await userEvent.type(search, '湖州');

    await userEvent.click(screen.getByRole('option', { name: /浙江省 \/ 湖州市330500/ }));
    await userEvent.clear(search);
    await userEvent.type(search, '西湖区');
    for (const result of screen.getAllByRole('option')) await userEvent.click(result);

    expect(onValueChange.mock.calls).toEqual([
      ['["330500"]'],
      ['["330500","330106"]'],
      ['["330500","330106","360103"]'],
      ['["330500","330106","360103","420112"]'],
    ]);
    expect(search).toHaveValue('西湖区');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
  });

  it('can be all three thousand districts, of which a search renders fifty', async () => {
    const districts = regionTable().all.flatMap(({ code, level }) => (level === 3 ? [code] : []));
    const { onValueChange, search } = await openField({
      multiple: true,
      defaultValue: JSON.stringify(districts),
    });

    await userEvent.type(search, '区');
    const results = screen.getAllByRole('option');
    expect(results).toHaveLength(50);
    await userEvent.click(results.at(-1)!);

    expect(JSON.parse(onValueChange.mock.lastCall![0] as string)).toHaveLength(
      districts.length - 1,
    );
  });

  it('are toggled by Space without opening them', async () => {
    const { onValueChange } = await openField({ multiple: true });

    await userEvent.keyboard('{ArrowDown} ');
    expect(onValueChange).toHaveBeenLastCalledWith('["110000"]');
    await userEvent.keyboard(' ');

    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });
});
