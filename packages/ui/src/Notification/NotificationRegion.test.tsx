import { act, fireEvent, render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { NotificationRegion } from './NotificationRegion';
import { createNotifications } from './notifications';
import type { NotificationOptions } from './model/queue';

function renderRegion() {
  const notifications = createNotifications();
  render(
    <>
      <button type="button">提交</button>
      <NotificationRegion notifications={notifications} />
    </>,
  );
  const cross = (title: string) => screen.getByRole('button', { name: `关闭通知：${title}` });
  return {
    cross,
    show: (options: NotificationOptions) => act(() => void notifications.show(options)),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
    focus: (title: string) => act(() => cross(title).focus()),
    region: () => screen.getByRole('region', { name: '通知（F6）' }),
    outside: screen.getByRole('button', { name: '提交' }),
  };
}

describe('NotificationRegion', () => {
  conforms(NotificationRegion, {
    props: { notifications: createNotifications() },
    target: () => screen.getByRole('region'),
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces politely, and interrupts only for danger', () => {
    const { show } = renderRegion();

    show({ title: '报告已出具', tone: 'success' });
    show({ title: '连接已断开', tone: 'danger' });

    expect(screen.getByRole('status')).toHaveTextContent('成功 报告已出具');
    expect(screen.getByRole('alert')).toHaveTextContent('错误 连接已断开');
  });

  it('disappears after its time, unless it is persistent', () => {
    const { show, wait } = renderRegion();
    show({ title: '已保存', duration: 2000 });
    show({ title: '授权已过期', duration: null });

    wait(2000);

    expect(screen.queryByText('已保存')).toBeNull();
    expect(screen.getByText('授权已过期')).toBeVisible();
  });

  it('pauses while it is hovered or has focus', () => {
    const { show, wait, region, focus, cross } = renderRegion();
    show({ title: '已保存', duration: 2000 });
    wait(1500);

    fireEvent.pointerEnter(region());
    wait(60_000);
    focus('已保存');
    fireEvent.pointerLeave(region());
    wait(60_000);
    act(() => cross('已保存').blur());
    wait(499);
    expect(screen.getByText('已保存')).toBeVisible();
    wait(1);

    expect(screen.queryByText('已保存')).toBeNull();
  });

  it('pauses while the page is hidden', () => {
    const { show, wait } = renderRegion();
    show({ title: '已保存', duration: 2000 });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));

    wait(60_000);
    expect(screen.getByText('已保存')).toBeVisible();
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    wait(2000);

    expect(screen.queryByText('已保存')).toBeNull();
  });

  it('shows five, counts the others, and shows the next when one is closed', () => {
    const { show, cross } = renderRegion();
    for (let index = 1; index <= 7; index += 1) show({ title: `第 ${index} 条`, duration: null });
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('还有 2 条通知')).toBeVisible();

    fireEvent.click(cross('第 1 条'));
    expect(screen.getByText('第 6 条')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '全部关闭' }));

    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is reached by F6, closed by Escape one after the other, and returns focus', () => {
    const { show, region, outside, cross } = renderRegion();
    show({ title: '甲', duration: null });
    show({ title: '乙', duration: null });
    act(() => outside.focus());

    fireEvent.keyDown(outside, { key: 'F6' });
    expect(region()).toHaveFocus();
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(cross('乙')).toHaveFocus();
    fireEvent.keyDown(cross('乙'), { key: 'Escape' });

    expect(screen.queryByRole('listitem')).toBeNull();
    expect(outside).toHaveFocus();
  });

  it('closes after its action', () => {
    const { show } = renderRegion();
    const onClick = vi.fn();
    const onUndo = vi.fn();
    show({ title: '报告已出具', action: { label: '查看', onClick } });
    show({ title: '订单已取消', onUndo });

    fireEvent.click(screen.getByRole('button', { name: '查看' }));
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));

    expect(onClick).toHaveBeenCalledOnce();
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
