import { act, screen, within } from '@testing-library/react';
import { StatusMark } from './list/StatusMark';
import { sampleReport } from './page.fixtures';
import { showPage } from './testing/showPage';

// Another test of this worker may have loaded the page without the spy.
vi.hoisted(() => vi.resetModules());
vi.mock('./list/StatusMark', { spy: true });

/** Enough to have every kind. */
const report = sampleReport(40);
const large = sampleReport(200);
const side = () => within(screen.getByRole('complementary'));

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('has a heading with a count for each kind', () => {
    showPage(report);

    expect(
      side()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual([
      expect.stringMatching(/^有变化\d+$/),
      expect.stringMatching(/^新增\d+$/),
      expect.stringMatching(/^已删除\d+$/),
      expect.stringMatching(/^改名\d+$/),
      expect.stringMatching(/^不稳定\d+$/),
    ]);
  });

  it('renders no row for a key but the one that is left and the one that is reached', async () => {
    const { user } = showPage(large);
    await user.keyboard('j');
    vi.mocked(StatusMark).mockClear();

    await user.keyboard('j');

    // Two rows, and the bar below the picture.
    expect(vi.mocked(StatusMark).mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('renders only the row of the picture that was decided, and the next', async () => {
    const { user } = showPage(large);
    await user.keyboard('a设计已确认');
    vi.mocked(StatusMark).mockClear();

    await user.keyboard('{Enter}');

    expect(vi.mocked(StatusMark).mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('is one stop for the Tab key, and the focus goes along', async () => {
    const { desk, user } = showPage(report);
    const current = () => side().getByRole('button', { current: true });
    act(() => current().focus());

    await user.keyboard('j');

    expect(current()).toHaveFocus();
    expect(current()).toHaveAttribute('tabindex', '0');
    expect(desk.review.get().current).toBe(desk.review.get().sections[0]!.groups[0]!.ids[1]);
  });

  it('folds the group by an arrow or by its heading', async () => {
    const { user } = showPage(report);
    const [heading] = side().getAllByRole('button', { expanded: true });

    await user.keyboard('{ArrowLeft}');
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    await user.click(heading!);

    expect(heading).toHaveAttribute('aria-expanded', 'true');
  });

  it('is narrowed by words, and offers the way back when none match', async () => {
    const { desk, user } = showPage(report);

    await user.type(side().getByRole('searchbox'), 'nothing of the kind');
    expect(side().getByText('没有符合条件的图片')).toBeVisible();
    await user.click(side().getByRole('button', { name: '显示全部' }));

    expect(desk.review.get().sections).toHaveLength(5);
  });

  it('leads to the stories that broke, with their errors', async () => {
    const { user } = showPage(report);

    await user.click(side().getByRole('button', { name: /出错的场景/ }));

    const row = screen.getByRole('row', { name: /Parts\/StatusLight/ });
    expect(within(row).getByText('uncaught: No row')).toBeVisible();
  });

  it('leads to what should have changed and to the masks', async () => {
    const { user } = showPage(report);

    await user.click(side().getByRole('button', { name: /应变未变/ }));
    expect(screen.getByText('parts-link--visited')).toBeVisible();
    await user.click(side().getByRole('button', { name: /遮罩/ }));

    expect(screen.getByRole('cell', { name: '42%' })).toBeVisible();
    expect(screen.getByText('4 天后到期')).toBeVisible();
    expect(screen.getByText('已用 201 天')).toBeVisible();
    expect(screen.getByText('2026-05-04 至 2026-11-25')).toBeVisible();
  });
});

describe('the page', () => {
  it('speaks English when asked, tells the browser, and remembers', async () => {
    const { user, unmount } = showPage(report);
    expect(document.documentElement.lang).toBe('zh-CN');

    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(document.documentElement.lang).toBe('en');
    unmount();
    showPage(report);

    expect(screen.getByRole('heading', { level: 1, name: 'Visual review' })).toBeVisible();
  });

  it('turns dark by a button', async () => {
    const { desk, user } = showPage(report);

    await user.click(screen.getByRole('button', { name: '深色' }));

    expect(desk.preferences.get().theme).toBe('dark');
    expect(document.documentElement.dataset.mjMode).toBe('dark');
  });

  it('lists all keys, and lets single ones be turned off for those whose software types', async () => {
    const { desk, user } = showPage(report);

    await user.keyboard('?');
    await user.click(screen.getByRole('switch', { name: '启用单键快捷键' }));
    await user.keyboard('{Escape}');
    await user.keyboard('a');

    expect(desk.review.get().rulings.size).toBe(0);
  });

  it('says kindly that nothing changed', () => {
    showPage(sampleReport(0));

    expect(screen.getByText('没有变化')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument();
  });
});
