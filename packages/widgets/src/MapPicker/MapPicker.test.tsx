import { StrictMode } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { hostProvider } from './hostProvider';
import { MapPicker, type MapPickerProps } from './MapPicker';
import { offlineMap, peoplesSquare } from './MapPicker.fixtures';
import type { MapPlace, MapProvider } from './model/mapProvider';

const MUSEUM = { lng: 121.474501, lat: 31.230416, address: '上海市黄浦区人民大道201号' };

function renderPicker(props: Partial<MapPickerProps> = {}) {
  const onValueChange = vi.fn();
  const { unmount, container } = render(
    <StrictMode>
      <MapPicker
        label="收件地址"
        provider={offlineMap}
        onValueChange={onValueChange}
        showMap={false}
        {...props}
      />
    </StrictMode>,
  );
  return { onValueChange, unmount, container, input: screen.getByRole('combobox') };
}
const status = () => screen.getByRole('status', { name: '已选地址' });

/** A promise that is settled by hand. */
function held<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
const rejected = () => vi.fn(() => Promise.reject(new Error('offline')));

describe('MapPicker', () => {
  conformsAsField(MapPicker, {
    props: { provider: offlineMap, showMap: false },
    value: peoplesSquare,
    submitted: [JSON.stringify(peoplesSquare)],
    next: MUSEUM,
    nextSubmitted: [JSON.stringify(MUSEUM)],
    change: async (control) => {
      await userEvent.clear(control);
      await userEvent.type(control, '博物馆{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: /上海博物馆/ }));
    },
  });

  describe('the search', () => {
    it('sends nothing for an empty text', async () => {
      const search = vi.fn(offlineMap.search);
      renderPicker({ provider: { ...offlineMap, search } });

      await userEvent.type(screen.getByRole('combobox'), '  {Enter}');
      await userEvent.click(screen.getByRole('button', { name: '搜索' }));

      expect(search).not.toHaveBeenCalled();
    });

    it('asks for 10 places of the whole country with the city limit on, as specified', async () => {
      const search = vi.fn(offlineMap.search);
      renderPicker({ provider: { ...offlineMap, search } });

      await userEvent.type(screen.getByRole('combobox'), '分公司');
      await userEvent.click(screen.getByRole('button', { name: '搜索' }));

      expect(search).toHaveBeenCalledWith(
        '分公司',
        expect.objectContaining({ page: 1, pageSize: 10, city: undefined, cityLimit: true }),
      );
      const list = await screen.findByRole('list', { name: '搜索结果' });
      expect(within(list).getAllByRole('button')).toHaveLength(10);
      await userEvent.click(screen.getByRole('button', { name: '下一页' }));
      await userEvent.click(screen.getByRole('button', { name: '下一页' }));
      await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(4));
      expect(screen.getByText('第 3 页，共 3 页')).toBeVisible();
    });

    it('selects a place with its point, and fills the text', async () => {
      const { onValueChange, input } = renderPicker();

      await userEvent.type(input, '博物馆{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: /上海博物馆/ }));

      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(MUSEUM);
      expect(input).toHaveValue(MUSEUM.address);
      expect(status()).toHaveTextContent(MUSEUM.address);
    });

    it('selects a suggestion by keys alone, and Escape closes the list first', async () => {
      const { onValueChange, input } = renderPicker();

      await userEvent.type(input, '人民');
      await screen.findByRole('listbox', { name: '建议的地点' });
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(input).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-1$/));
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(onValueChange).not.toHaveBeenCalled();

      await userEvent.type(input, '大道');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowUp}{Enter}');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(MUSEUM);
    });

    it('leaves the Enter of an input method to it', async () => {
      const search = vi.fn(offlineMap.search);
      const { input } = renderPicker({ provider: { ...offlineMap, search } });
      fireEvent.change(input, { target: { value: '人民' } });

      fireEvent.keyDown(input, { key: 'Enter', isComposing: true });

      expect(search).not.toHaveBeenCalled();
    });

    it('shows the newest search when an older one is slower', async () => {
      const slow = held<{ places: MapPlace[]; total: number }>();
      const search: MapProvider['search'] = vi.fn((text, options) =>
        text === '慢' ? slow.promise : offlineMap.search(text, options),
      );
      const { input } = renderPicker({ provider: { ...offlineMap, search, suggest: undefined } });

      await userEvent.type(input, '慢{Enter}');
      await userEvent.clear(input);
      await userEvent.type(input, '外滩{Enter}');
      await screen.findByRole('button', { name: /外滩/ });
      await act(async () => slow.resolve({ places: [], total: 0 }));

      expect(screen.getByRole('button', { name: /外滩/ })).toBeVisible();
    });

    it('says that nothing was found, and offers another try after a failure', async () => {
      const search = rejected();
      const { input } = renderPicker({ provider: { ...offlineMap, search } });
      await userEvent.type(input, '月球{Enter}');

      expect(await screen.findByRole('alert')).toHaveTextContent('搜索未能完成');
      search.mockResolvedValueOnce({ places: [], total: 0 } as never);
      await userEvent.click(screen.getByRole('button', { name: '重试' }));

      expect(await screen.findByText(/没有找到“月球”/)).toBeVisible();
    });
  });

  describe('the map', () => {
    const openMap = async (props: Partial<MapPickerProps> = {}) => {
      const rendered = renderPicker({ showMap: true, ...props });
      const map = await screen.findByRole('group', { name: '地图' });
      act(() => map.focus());
      return { ...rendered, map };
    };

    it('is an application only while it has focus, with instructions', async () => {
      const { map, input } = await openMap();

      expect(map).toHaveAttribute('role', 'application');
      expect(map).toHaveAccessibleDescription(/方向键/);
      act(() => input.focus());
      expect(map).toHaveAttribute('role', 'group');
    });

    it('moves the marker by keys and selects by Enter, with the address alone on success', async () => {
      const { map, onValueChange } = await openMap();

      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      expect(onValueChange).not.toHaveBeenCalled();
      expect(screen.getByText(/按 Enter 选择/)).toBeVisible();
      await userEvent.keyboard('{Enter}');

      await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
      const [value] = onValueChange.mock.lastCall!;
      expect(value).toEqual({
        lng: expect.closeTo(121.474216, 5),
        lat: 31.230416,
        address: expect.stringContaining('黄浦区'),
      });
      expect(map).toHaveFocus();
    });

    it('lets the newest point win, and aborts the older request', async () => {
      const first = held<string>();
      const signals: AbortSignal[] = [];
      const reverse: MapProvider['reverse'] = vi.fn((_, { signal }) => {
        signals.push(signal);
        return signals.length === 1 ? first.promise : Promise.resolve('第二处');
      });
      const { onValueChange } = await openMap({ provider: { ...offlineMap, reverse } });

      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
      await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
      await act(async () => first.resolve('第一处'));

      expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ address: '第二处' }),
      );
    });

    it.each([
      ['has no address', async () => null, '这里没有地址'],
      ['has an empty one', async () => '', '这里没有地址'],
      ['cannot be resolved', rejected(), '地址未能取得'],
    ])('keeps the old address and says so when a point %s', async (_, reverse, text) => {
      const { onValueChange, input } = await openMap({
        provider: { ...offlineMap, reverse },
        defaultValue: peoplesSquare,
      });

      await userEvent.keyboard('{ArrowLeft}{Enter}');

      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(onValueChange).not.toHaveBeenCalled();
      expect(input).toHaveValue(peoplesSquare.address);
      await userEvent.click(screen.getByRole('button', { name: '返回已选位置' }));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('asks for the address in the system of the provider, within 1000 metres', async () => {
      const reverse = vi.fn(async () => '某处');
      await openMap({
        provider: { ...offlineMap, reverse, coordSystem: 'wgs84' },
        defaultValue: peoplesSquare,
      });

      await userEvent.keyboard('{Enter}');

      await waitFor(() => expect(reverse).toHaveBeenCalledOnce());
      expect(reverse).toHaveBeenCalledWith(
        { lng: expect.closeTo(121.469187, 4), lat: expect.closeTo(31.23237, 4) },
        { radius: 1000, signal: expect.anything() },
      );
    });

    it('shows names and credit as text, whatever they contain', async () => {
      const hostile = '<img src=x onerror="window.pwned=1">';
      const { container } = await openMap({
        provider: {
          ...offlineMap,
          base: {
            coordSystem: 'gcj02',
            credit: hostile,
            creditUrl: 'javascript:window.pwned=1',
            loadBoundaries: async () => ({
              areas: [
                {
                  code: '1',
                  name: hostile,
                  rings: [
                    [
                      [121, 31],
                      [122, 31],
                      [122, 32],
                    ],
                  ],
                },
                { code: '2', name: '空', rings: [] },
              ],
              borders: [],
            }),
          },
        },
      });

      expect(await screen.findByText(hostile)).toBeInTheDocument();
      expect(screen.getByText(`地图数据：${hostile}`)).toBeVisible();
      expect(container.querySelector('img, a')).toBeNull();
    });

    it('says when tiles cannot be loaded, and goes on working', async () => {
      const base = { coordSystem: 'gcj02' as const, tiles: [{ url: '/t/{z}' }], credit: '甲' };
      const { container, onValueChange } = await openMap({ provider: { ...offlineMap, base } });

      fireEvent.error(container.querySelector('img.leaflet-tile')!);
      await userEvent.keyboard('{Enter}');

      expect(screen.getByText('底图未能载入，仍可搜索或点选')).toBeVisible();
      await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
    });

    it('survives strict mode, a failed base and values that are no points', async () => {
      const { unmount } = await openMap({
        provider: { ...offlineMap, base: { ...offlineMap.base, loadBoundaries: rejected() } },
        defaultValue: { lng: Number.NaN, lat: 999, address: '地址不详' },
      });

      expect(status()).toHaveTextContent('地址不详');
      unmount();
      await openMap();
    });

    it('takes no keys and no clicks while it is read-only', async () => {
      const { onValueChange, map } = await openMap({
        readOnly: true,
        defaultValue: peoplesSquare,
      });

      await userEvent.keyboard('{ArrowRight}{Enter}');

      expect(screen.queryByRole('button', { name: '搜索' })).toBeNull();
      expect(map).not.toHaveAccessibleDescription();
      expect(onValueChange).not.toHaveBeenCalled();
    });
  });

  describe('hostProvider', () => {
    it('asks the host alone, and has no boundaries where there are tiles', async () => {
      const getAddress = vi.fn(async () => ({ address: '上海市黄浦区' }));
      const base = {
        coordSystem: 'wgs84' as const,
        tiles: [{ url: '/t/{z}/{x}/{y}' }],
        credit: '甲',
      };
      const provider = hostProvider(
        { coordSystem: 'wgs84', base },
        {
          getPlaces: async () => ({ places: [], total: 0 }),
          getAddress,
          getBoundaries: async () => ({ areas: [], borders: [] }),
        },
      );
      const { signal } = new AbortController();

      expect(await provider.reverse({ lng: 1, lat: 2 }, { radius: 1000, signal })).toBe(
        '上海市黄浦区',
      );
      expect(getAddress).toHaveBeenCalledWith({ lng: 1, lat: 2, radius: 1000 }, { signal });
      expect(provider.base.loadBoundaries).toBeUndefined();
      expect(await provider.suggest?.('甲', { pageSize: 10, cityLimit: true, signal })).toEqual([]);
    });
  });
});
