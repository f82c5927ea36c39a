import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabKeyOf } from './tabKey';
import { TabPanels } from './TabPanels';
import { TabsContext, useTabMemory, useTabTitle } from './TabsContext';
import { createTabsStore, type TabsOptions } from './tabsStore';

const renders = new Map<string, number>();
const ticks = new Map<string, number>();

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { stored, save } = useTabMemory<string>('draft');
  useTabTitle(`title of ${pathname}`);
  useEffect(() => {
    const timer = setInterval(() => ticks.set(pathname, (ticks.get(pathname) ?? 0) + 1), 5);
    return () => clearInterval(timer);
  }, [pathname]);
  renders.set(pathname, (renders.get(pathname) ?? 0) + 1);

  return (
    <>
      <h1>{pathname + search}</h1>
      <input
        aria-label={`draft ${pathname}`}
        defaultValue={stored}
        onChange={(event) => save(event.target.value)}
      />
      <button onClick={() => void navigate('?page=2')}>turn {pathname}</button>
      <button onClick={() => void navigate('/other', { replace: true })}>replace {pathname}</button>
    </>
  );
}

const page = <Page />;

function setUp(options: Partial<TabsOptions> = {}) {
  window.history.replaceState(null, '', '/start');
  renders.clear();
  ticks.clear();
  const store = createTabsStore({
    tabKey: (location) => tabKeyOf(location, []),
    resolve: (location) => ({ location }),
    awakeLimit: 30,
    affix: ['/start'],
    ...options,
  });
  const view = render(
    <TabsContext value={store}>
      <TabPanels>{page}</TabPanels>
    </TabsContext>,
  );
  let stop = () => {};
  act(() => void (stop = store.start()));
  return { store, end: () => (stop(), view.unmount()) };
}

describe('tabs', () => {
  it('renders no page at all when tabs are switched', () => {
    const { store, end } = setUp();
    act(() => {
      for (let tab = 1; tab <= 20; tab += 1) store.open(`/list${tab}`);
    });
    renders.clear();

    for (let tab = 20; tab >= 1; tab -= 1) act(() => store.activate(`/list${tab}`));

    expect([...renders.values()].reduce((sum, count) => sum + count, 0)).toBe(0);
    end();
  });

  it('renders only the page that moved', () => {
    const { store, end } = setUp();
    act(() => store.open('/one'));
    act(() => store.open('/two'));
    renders.clear();

    act(() => screen.getByText('turn /two').click());

    expect(renders.get('/two')).toBeGreaterThan(0);
    expect(renders.has('/one')).toBe(false);
    expect(window.location.pathname + window.location.search).toBe('/two?page=2');
    end();
  });

  it('stops the timers of a hidden page, and resumes them when it is shown again', async () => {
    const { store, end } = setUp();
    act(() => store.open('/one'));
    act(() => store.open('/two'));
    await act(() => new Promise((done) => setTimeout(done, 30)));
    const hidden = ticks.get('/one') ?? 0;

    await act(() => new Promise((done) => setTimeout(done, 30)));

    expect(ticks.get('/one') ?? 0).toBe(hidden);
    act(() => store.activate('/one'));
    await vi.waitFor(() => expect(ticks.get('/one')).toBeGreaterThan(hidden));
    end();
  });

  it('remounts only the refreshed page, however often it is pressed', () => {
    const { store, end } = setUp();
    act(() => store.open('/one'));
    act(() => store.open('/two'));
    const length = window.history.length;
    renders.clear();

    act(() => {
      for (let press = 0; press < 10; press += 1) store.refresh('/one');
    });

    expect(renders.has('/two')).toBe(false);
    expect(window.history.length).toBe(length);
    expect(window.location.pathname).toBe('/two');
    end();
  });

  it('wakes a sleeping tab with what was typed in it', async () => {
    const { store, end } = setUp({ awakeLimit: 2 });
    act(() => store.open('/one'));
    const draft = screen.getByLabelText<HTMLInputElement>('draft /one');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        draft,
        '写了一半',
      );
      draft.dispatchEvent(new Event('input', { bubbles: true }));
    });
    act(() => store.open('/two'));
    act(() => store.open('/three'));
    expect(screen.queryByLabelText('draft /one')).toBeNull();

    act(() => store.activate('/one'));

    expect(screen.getByLabelText('draft /one')).toHaveValue('写了一半');
    end();
  });

  it('scrolls a woken page until it is long enough, or until its user takes over', () => {
    const growths: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        #grow: () => void;
        constructor(grow: () => void) {
          this.#grow = grow;
        }
        observe() {
          growths.push(this.#grow);
        }
        disconnect() {
          growths.splice(0, growths.length, ...growths.filter((grow) => grow !== this.#grow));
        }
      },
    );
    const grow = () => growths.forEach((callback) => callback());
    const { store, end } = setUp({ awakeLimit: 1 });
    const panelOf = (name: string) =>
      screen.getByRole('heading', { name }).closest<HTMLElement>('[role=tabpanel]')!;
    act(() => store.open('/one'));
    panelOf('/one').scrollTop = 900;
    fireEvent.scroll(panelOf('/one'));
    act(() => store.open('/two'));
    expect(screen.queryByRole('heading', { name: '/one' })).toBeNull();

    act(() => store.activate('/one'));
    panelOf('/one').scrollTop = 100;
    grow();
    expect(panelOf('/one').scrollTop).toBe(900);

    act(() => store.activate('/two'));
    act(() => store.activate('/one'));
    panelOf('/one').scrollTop = 100;
    fireEvent.wheel(panelOf('/one'));
    grow();
    expect(panelOf('/one').scrollTop).toBe(100);

    end();
    vi.unstubAllGlobals();
  });

  it('follows Back to the tab that the address belongs to', async () => {
    const { store, end } = setUp();
    act(() => store.open('/one'));
    act(() => store.open('/two'));

    act(() => window.history.back());

    await vi.waitFor(() => expect(store.get().activeKey).toBe('/one'));
    end();
  });

  it('replaces the tab of a replacing page', () => {
    const { store, end } = setUp();
    act(() => store.open('/one'));

    act(() => screen.getByText('replace /one').click());

    expect(store.get().tabs.map((tab) => tab.key)).toEqual(['/start', '/other']);
    end();
  });

  it('opens restored tabs asleep and reports the tabs to store', () => {
    const onTabsChange = vi.fn();
    const { store, end } = setUp({
      restored: [{ path: '/stored?x=1', title: 'BG1' }],
      onTabsChange,
    });

    expect(store.get().tabs.map(({ key, asleep, title }) => [key, asleep, title])).toEqual([
      ['/start', false, 'title of /start'],
      ['/stored', true, 'BG1'],
    ]);
    act(() => store.open('/one'));

    expect(onTabsChange).toHaveBeenLastCalledWith([
      { path: '/stored?x=1', title: 'BG1' },
      { path: '/one', title: 'title of /one' },
    ]);
    end();
  });
});
