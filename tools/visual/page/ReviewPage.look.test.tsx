import { screen, within } from '@testing-library/react';
import type { Change } from '../report';
import { sampleReport } from './page.fixtures';
import { showPage } from './testing/showPage';

const report = sampleReport(60);
const panel = () => within(screen.getByRole('group', { name: '关于这张图片' }));
const section = (name: string) => within(panel().getByRole('region', { name }));

beforeEach(() => localStorage.clear());

function showChange(matches: (change: Change) => boolean, preferences = {}) {
  const page = showPage(report, preferences);
  const change = report.changes.find(matches)!;
  page.open(change.id);
  return { ...page, change };
}

describe('looking at a picture', () => {
  it('changes the way of looking by number, and keeps it for the next picture', async () => {
    const { user } = showChange((change) => change.kind === 'changed');

    await user.keyboard('5j');

    expect(screen.getByRole('radio', { name: '滑块' })).toBeChecked();
    expect(screen.getByRole('slider', { name: '滑块位置' })).toHaveValue('50');
  });

  it('offers only the one picture that a new story has', () => {
    showChange((change) => change.kind === 'new');

    expect(screen.getByRole('radio', { name: '本次' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '差异' })).toBeDisabled();
    expect(screen.getAllByRole('img', { name: /图，/ })).toHaveLength(1);
  });

  it('names both pictures with their sizes, and says when these differ', () => {
    const { change } = showChange(
      ({ before, after }) => before !== null && after !== null && before.height !== after.height,
    );

    expect(
      screen.getByRole('img', {
        name: `基准图，${change.before!.width.toLocaleString('zh-CN')} × ${change.before!.height}`,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^尺寸/)).toBeVisible();
  });

  it('goes from region to region and round again', async () => {
    const { user } = showChange(
      (change) => change.kind === 'changed' && change.regions.length === 2,
    );

    await user.keyboard('n');
    expect(screen.getByText('差异 1/2')).toBeVisible();
    await user.keyboard('nn');
    expect(screen.getByText('差异 1/2')).toBeVisible();
    await user.keyboard('p');

    expect(screen.getByText('差异 2/2')).toBeVisible();
  });

  it('zooms by key and says how far', async () => {
    const { desk, user } = showChange((change) => change.kind === 'changed');

    await user.keyboard('+');
    expect(desk.view.get().zoom).toBe(1);
    await user.keyboard('+0');

    expect(desk.view.get().zoom).toBe('fit');
  });

  it('draws the order of focus as a list that can be read as well', async () => {
    const { user } = showChange((change) => change.kind === 'changed' && change.marks !== null);

    await user.click(screen.getByRole('switch', { name: '焦点顺序 4' }));

    expect(
      within(screen.getByRole('list', { name: '焦点顺序' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1', '2', '3', '4']);
  });

  it('blinks by hand where motion is not wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener() {},
      removeEventListener() {},
    }));
    const { desk, user } = showChange((change) => change.kind === 'changed');

    await user.keyboard('6');
    expect(desk.looking.get().isSecond).toBe(false);
    await user.keyboard(' ');
    vi.unstubAllGlobals();

    expect(desk.looking.get().isSecond).toBe(true);
  });
});

describe('steps of a play function', () => {
  const withSteps = (change: Change) =>
    report.stories.some(({ story, steps }) => story === change.story && steps.length > 0);
  const strip = () => section('步骤').getAllByRole('button', { pressed: false });

  it('are shown large from their strip, and the pictures again', async () => {
    const { user } = showChange((change) => change.kind === 'changed' && withSteps(change));
    expect(strip().map((button) => button.textContent)).toEqual([
      '1. 点击“接单”',
      '2. 等待结果',
      '3. 关闭提示',
    ]);

    await user.click(strip()[1]!);
    expect(screen.getByRole('img', { name: /^步骤图/ })).toBeInTheDocument();
    await user.click(section('步骤').getByRole('button', { pressed: true }));

    expect(screen.getByRole('img', { name: /^本次图/ })).toBeInTheDocument();
  });

  it('are gone through by a key, until the next picture', async () => {
    const { desk, user } = showChange((change) => change.kind === 'changed' && withSteps(change));

    await user.keyboard('ss');
    expect(screen.getByRole('group', { name: '等待结果' })).toBeVisible();
    await user.keyboard('{Shift>}sss{/Shift}');
    expect(desk.looking.get().step).toBe(2);
    await user.keyboard('j');

    expect(desk.looking.get().step).toBe(-1);
  });

  it('are told to be missing', async () => {
    const { user } = showChange((change) => !withSteps(change));

    await user.keyboard('s');

    expect(screen.getByText('这个场景没有操作步骤。')).toBeVisible();
    expect(screen.queryByRole('region', { name: '步骤' })).not.toBeInTheDocument();
  });
});

describe('what there is to know', () => {
  it('shows the token with both values, the components and the files', () => {
    showChange((change) => change.causes.some((cause) => cause.name === 'color.accent'));

    expect(panel().getByText('color.accent')).toBeVisible();
    expect(panel().getByText('#0b6bcb')).toBeVisible();
    expect(panel().getByText('#0a56a3')).toBeVisible();
    expect(panel().getByText(/styles\.ts$/)).toBeVisible();
  });

  it('warns where nothing that changed reaches the story', () => {
    showChange((change) => change.kind === 'changed' && change.causes.length === 0);

    expect(panel().getByText('没有任何改动能解释它')).toBeVisible();
  });

  it('tells removed and added lines by sign and by word', () => {
    showChange((change) => change.aria.before.join() !== change.aria.after.join());

    expect(panel().getByText('button "接受订单"').closest('li')).toHaveTextContent(
      '+新增 button "接受订单"',
    );
    expect(panel().getByText('button "接单"').closest('li')).toHaveTextContent(
      '−删除 button "接单"',
    );
  });

  it('tells new breaches and what the console said', () => {
    showChange((change) => change.axe.after.length > 0);

    expect(panel().getByText('新问题')).toBeVisible();
    expect(panel().getByText('color-contrast')).toBeVisible();
    expect(panel().getByText('控制台没有输出。')).toBeVisible();
  });

  it('leads from a cell of the matrix to its change', async () => {
    const { desk, user, change } = showChange(
      (candidate) => candidate.kind === 'changed' && candidate.cell === 'light-zh',
    );
    await user.click(section('矩阵').getByRole('button', { name: /dark-zh/ }));

    expect(desk.review.get().current).toBe(`${change.story}/dark-zh`);
  });

  it('shows who denied the same pixels before, and why', () => {
    const { change } = showChange((candidate) => candidate.decided !== null);

    expect(screen.getByText(/此前已拒绝：周岚/)).toBeVisible();
    expect(screen.getByText(change.decided!.reason)).toBeVisible();
  });
});
