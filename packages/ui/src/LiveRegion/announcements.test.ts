import { createAnnouncements } from './announcements';

describe('createAnnouncements', () => {
  it('announces one text at a time, politely by default', () => {
    const announcements = createAnnouncements();

    announcements.announce('已加载 20 条');
    expect(announcements.get()).toMatchObject({ polite: '已加载 20 条', assertive: '' });
    announcements.announce('连接已断开', 'assertive');

    expect(announcements.get()).toMatchObject({ polite: '', assertive: '连接已断开' });
  });

  it('counts equal texts as two announcements', () => {
    const announcements = createAnnouncements();
    const listener = vi.fn();
    const stop = announcements.subscribe(listener);

    announcements.announce('已复制');
    const first = announcements.get();
    announcements.announce('已复制');
    expect(announcements.get().count).toBe(first.count + 1);

    stop();
    announcements.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(announcements.get()).toMatchObject({ polite: '', assertive: '' });
  });
});
