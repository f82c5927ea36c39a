import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@mingjian/ui';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { RegionCascader, type RegionCascaderProps } from '.';
import { recentRegions } from './recentRegions';
import { loadNames, loadRegionTable } from '../internal/regions/regionSource';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => Promise.all([import('./RegionPanel'), loadRegionTable(), loadNames()]));
beforeEach(() => recentRegions.set([]));

const PUDONG = '["310000","310100","310115"]';
const XICHENG = '["330000","330100","330103"]';

function renderField(props: Partial<RegionCascaderProps> = {}) {
  const onValueChange = vi.fn();
  render(<RegionCascader label="所在地区" onValueChange={onValueChange} {...props} />);
  return { onValueChange, field: screen.getByRole('combobox', { name: /所在地区/ }) };
}

async function openPanel() {
  await userEvent.click(screen.getByRole('combobox', { name: /所在地区/ }));
  return screen.findByRole('listbox', { name: '省份' });
}

/** Browsers part the names by blanks, jsdom does not. */
const named = (text: string) => new RegExp(`^${text.replaceAll(' / ', String.raw`\s?/\s?`)}$`);

const option = (name: string | RegExp) => screen.getByRole('option', { name });

describe('RegionCascader', () => {
  conformsAsField(RegionCascader, {
    value: PUDONG,
    submitted: [PUDONG],
    next: '["900000"]',
    nextSubmitted: ['["900000"]'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(await screen.findByRole('option', { name: '海外' }));
    },
  });

  it('leads from the province to the district, and says each path by its names', async () => {
    const { onValueChange, field } = renderField();

    await openPanel();
    await userEvent.click(option('浙江省'));
    await userEvent.click(option('杭州市'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(option('西湖区'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["330000","330100","330106"]');
    expect(field).toHaveAccessibleName(named('所在地区 浙江省 / 杭州市 / 西湖区'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field).toHaveFocus();
  });

  it.each([
    ['["310000","310100","310115"]', '上海市 / 浦东新区'],
    ['["420000","429000","429004"]', '湖北省 / 仙桃市'],
    ['["440000","441900"]', '广东省 / 东莞市'],
    ['["710000"]', '台湾省'],
    ['["900000"]', '海外'],
    ['["330106"]', '浙江省 / 杭州市 / 西湖区'],
    ['[330000, 330100]', '浙江省 / 杭州市'],
  ])('shows %s as %s', (value, text) => {
    const { field } = renderField({ value });

    expect(field).toHaveAccessibleName(named(`所在地区 ${text}`));
    expect(field).not.toHaveAccessibleDescription();
  });

  it.each([
    ['下城区，今属拱墅区', XICHENG, '浙江省 / 杭州市 / 下城区已撤销'],
    ['an unknown code', '["999999"]', '999999代码不存在'],
    ['a short code', '["31000"]', '31000代码不存在'],
    ['numbers', '[1]', '1代码不存在'],
    ['objects', '[{"code":"310000"}]', '{"code":"310000"}代码不存在'],
    ['a path that is none', '["110000","310115"]', '北京市 / 浦东新区'],
    ['broken JSON', '[', '[无法识别'],
    ['text', '上海', '上海无法识别'],
    ['other JSON', '{"a":1}', '{"a":1}无法识别'],
    ['a prototype', '["__proto__"]', '__proto__代码不存在'],
  ])('shows %s and saves it unchanged', async (_what, value, text) => {
    render(
      <form aria-label="表单">
        <RegionCascader label="所在地区" name="area" defaultValue={value} />
      </form>,
    );

    await waitFor(() =>
      expect(screen.getByRole('combobox').textContent?.replaceAll(/\s/g, '')).toBe(
        text.replaceAll(/\s/g, ''),
      ),
    );
    await openPanel();
    await userEvent.keyboard('{Escape}');
    expect(new FormData(screen.getByRole('form')).get('area')).toBe(value);
  });

  it.each(['', 'null', '[]', '  ', null])('takes %j for no region', (value) => {
    const { field } = renderField({ value });

    expect(field).toHaveTextContent('请选择地区');
  });

  it('shows a value of ten thousand codes without falling over', () => {
    const codes = Array.from({ length: 10_000 }, (_, index) => String(index));

    renderField({ value: JSON.stringify(codes), multiple: true });
    renderFieldOnce({ value: JSON.stringify(codes) });

    expect(screen.getByText('+9998')).toBeVisible();
  });

  it('explains a retired region, and offers the one it belongs to now', async () => {
    const { onValueChange, field } = renderField({ defaultValue: XICHENG });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/下城区已撤销，现属浙江省 \/ 杭州市 \/ 拱墅区/),
    );

    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: '改为浙江省 / 杭州市 / 拱墅区' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["330000","330100","330105"]');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('does not report a region that is selected already', async () => {
    const { onValueChange } = renderField({ value: '[ "310000", "310100", "310115" ]' });

    await openPanel();
    await userEvent.click(option('浦东新区'));

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('clears even what it cannot read', async () => {
    const { onValueChange } = renderField({ defaultValue: '[', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除所在地区' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('takes and reports lists of codes', async () => {
    const onValueChange = vi.fn();
    render(
      <RegionCascader
        label="所在地区"
        valueFormat="array"
        value={['440000', '441900']}
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByRole('combobox')).toHaveTextContent('东莞市');

    await openPanel();
    await userEvent.click(option('中山市'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['440000', '442000']);
  });

  it('ends at its deepest level, and leaves 海外 out where it is not wanted', async () => {
    const { onValueChange } = renderField({ level: 2, includeOverseas: false });

    await openPanel();
    expect(screen.queryByRole('option', { name: '海外' })).toBeNull();
    await userEvent.click(option('浙江省'));
    await userEvent.click(option('宁波市'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('["330000","330200"]');
  });

  it('selects every level on the way with `changeOnSelect`', async () => {
    const { onValueChange } = renderField({ changeOnSelect: true });

    await openPanel();
    await userEvent.click(option('浙江省'));
    await userEvent.click(option('宁波市'));
    await userEvent.keyboard('{Escape}');

    expect(onValueChange.mock.calls).toEqual([['["330000"]'], ['["330000","330200"]']]);
  });

  it('does not open while it is read-only, disabled or loading', async () => {
    for (const state of [{ readOnly: true }, { disabled: true }, { loading: true }]) {
      const { unmount } = render(<RegionCascader label="所在地区" {...state} />);
      fireEvent.click(screen.getByRole('combobox'));
      fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
  });

  it('names regions in English', async () => {
    render(
      <LocaleProvider language="en">
        <RegionCascader label="Region" value={PUDONG} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleName(
      named('Region Shanghai / Pudong New Area'),
    );

    await userEvent.click(screen.getByRole('combobox'));

    expect(await screen.findByRole('option', { name: 'Zhejiang' })).toBeVisible();
    expect(screen.getByRole('listbox', { name: 'District' })).toBeVisible();
  });
});

function renderFieldOnce(props: Partial<RegionCascaderProps>) {
  render(<RegionCascader label="另一个地区" {...props} />);
}
