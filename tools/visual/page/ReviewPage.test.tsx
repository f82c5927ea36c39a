import { screen, within } from '@testing-library/react';
import type { DecisionFile } from '../report';
import { sampleReport } from './page.fixtures';
import { showPage } from './testing/showPage';
import { LOOK } from './viewer/useLookNote';

const report = sampleReport(12);
const rows = () =>
  within(screen.getByRole('complementary')).getAllByRole('button', { current: true });
const middle = () =>
  within(screen.getByRole('region', { name: '查看图片' })).getByRole('heading', { level: 2 })
    .textContent;
const bar = () => within(screen.getByRole('group', { name: '决定' }));
const announced = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');

beforeEach(() => localStorage.clear());

describe('deciding', () => {
  it('accepts by a key and a reason, moves to the next open picture and says both', async () => {
    const { desk, user } = showPage(report);
    const first = desk.review.get().current;

    await user.keyboard('a设计已确认{Enter}');

    expect(desk.review.get().rulings.get(first!)).toMatchObject({
      verdict: 'accept',
      by: '周岚',
      reason: '设计已确认',
      looked: [],
    });
    expect(desk.review.get().current).not.toBe(first);
    expect(announced()).toMatch(/已接受。 .*第 2 \/ 12 张/);
    expect(rows()).toHaveLength(1);
  });

  it('asks for the name with the first decision and never again', async () => {
    const { desk, user, accept } = showPage(report, { reviewer: '' });

    await user.keyboard('a');
    await user.type(screen.getByRole('textbox', { name: /您的姓名/ }), '陈立');
    await user.type(screen.getByRole('textbox', { name: /理由/ }), '设计已确认');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '接受' }));
    await accept();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([...desk.review.get().rulings.values()].map((decision) => decision.by)).toEqual([
      '陈立',
      '陈立',
    ]);
  });

  it.each([
    ['a', 'accept'],
    ['d', 'deny'],
  ])(
    'takes no decision by %s without a reason, and loses nothing that was typed',
    async (key, verdict) => {
      const { desk, user } = showPage(report);

      await user.keyboard(key);
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(screen.getByText(/请填写理由/)).toBeVisible();
      await user.keyboard('主按钮 1 像素{Control>}{Enter}{/Control}');

      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect([...desk.review.get().rulings.values()]).toMatchObject([
        { verdict, reason: '主按钮 1 像素' },
      ]);
    },
  );

  it('offers the last reasons by the up arrow and by a button, and fills none in', async () => {
    const { desk, user } = showPage(report);
    await user.keyboard('a第一个{Enter}');
    await user.keyboard('a第二个{Enter}');

    await user.keyboard('a');
    expect(screen.getByRole('textbox', { name: /理由/ })).toHaveValue('');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await user.keyboard('a');
    await user.click(screen.getByRole('button', { name: '第二个' }));
    await user.keyboard('{Enter}');

    expect([...desk.review.get().rulings.values()].map(({ reason }) => reason)).toEqual([
      '第一个',
      '第二个',
      '第一个',
      '第二个',
    ]);
  });

  it('leads through the sample of a group before it asks for the reason', async () => {
    const { desk, user } = showPage(report);
    const first = desk.review.get().current;
    const left = () => bar().getByRole('button', { name: /接受整组/ }).textContent;
    expect(left()).toMatch(/先看 3 张/);

    await user.keyboard('{Shift>}a{/Shift}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(desk.review.get().current).not.toBe(first);
    expect(announced()).toMatch(/接受整组前还要看 \d 张/);
    await vi.waitFor(() => expect(left()).toMatch(/先看 [12] 张/));
    for (let turn = 0; turn < 3 && screen.queryByRole('dialog') === null; turn += 1) {
      await user.keyboard('{Shift>}a{/Shift}');
      await new Promise((done) => setTimeout(done, 2 * LOOK));
    }

    expect(screen.getByRole('dialog')).toHaveTextContent(/已抽看 3 张/);
  });

  it('decides a group at once and takes all of it back at once', async () => {
    const { desk, user, lookAtAll } = showPage(report);
    const { length } = desk.review.get().sections[0]!.groups[0]!.ids;
    lookAtAll();

    await user.keyboard('{Shift>}a{/Shift}标准蓝{Enter}');
    expect(desk.review.get().rulings.size).toBe(length);
    await user.keyboard('u');

    expect(desk.review.get().rulings.size).toBe(0);
    expect(announced()).toContain('已撤销');
    await user.keyboard('{Shift>}u{/Shift}');
    expect(desk.review.get().rulings.size).toBe(length);
  });

  it('refuses to accept an unstable picture, tells why, and takes its denial', async () => {
    const { desk, user, open } = showPage(report);
    open(report.changes.find((change) => change.kind === 'unstable')!.id);
    expect(screen.getByText('图片不稳定，不能接受')).toBeVisible();

    await user.keyboard('a');

    expect(desk.review.get().rulings.size).toBe(0);
    expect(screen.getByText('不稳定的图片不能接受。')).toBeVisible();
    expect(
      bar().getByRole('button', { name: '接受', description: /下次运行仍会变/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await user.click(bar().getByRole('button', { name: '拒绝' }));
    expect(screen.getByRole('dialog', { name: '拒绝这张图片' })).toBeVisible();
  });

  it('types letters into a field instead of deciding by them', async () => {
    const { desk, user } = showPage(report);

    await user.keyboard('/');
    await user.keyboard('dark aj');

    expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveValue('dark aj');
    expect(desk.review.get().rulings.size).toBe(0);
  });

  it('ends with a summary and the command that comes next', async () => {
    const { desk, user, lookAtAll } = showPage(report);
    lookAtAll();

    while (desk.review.get().screen === 'picture')
      await user.keyboard('{Shift>}a{/Shift}标准蓝{Enter}');

    expect(screen.getByRole('heading', { name: '全部已决定' })).toBeVisible();
    expect(screen.getByText('npm run visual:apply decisions.json')).toBeVisible();
    expect(screen.getByRole('button', { name: '导出 decisions.json' })).toBeEnabled();
  });
});

describe('keeping and exporting', () => {
  it('finds the decisions again after the page was closed, undo included', async () => {
    const before = showPage(report);
    await before.accept();
    await before.accept();
    before.unmount();

    const after = showPage(report);
    expect(after.desk.review.get().rulings.size).toBe(2);
    await after.user.keyboard('u');

    expect(after.desk.review.get().rulings.size).toBe(1);
  });

  it('says so when the browser keeps nothing', async () => {
    const { accept } = showPage(report);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    await accept();
    setItem.mockRestore();

    expect(screen.getByText(/浏览器没有保存决定/)).toBeVisible();
  });

  it('exports a part, and warns on leaving only while something is not exported', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, accept } = showPage(report);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    expect(leave()).toBe(false);
    await accept();
    expect(leave()).toBe(true);
    await user.keyboard('e');

    expect(leave()).toBe(false);
    const file = JSON.parse(await saved[0]!.text()) as DecisionFile;
    expect(file).toMatchObject({ report: report.id, decisions: [{ verdict: 'accept' }] });
    expect(announced()).toMatch(/已导出 1 个决定，还有 \d+ 张待决定/);
  });

  it('starts on the first open picture', () => {
    const { desk } = showPage(report);

    expect(middle()).toBe(
      `${report.changes.find((change) => change.id === desk.review.get().current)!.title} / ${report.changes.find((change) => change.id === desk.review.get().current)!.name}`,
    );
  });
});
