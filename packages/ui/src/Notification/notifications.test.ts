import { createNotifications } from './notifications';

describe('createNotifications', () => {
  it('stores several, each under its id', () => {
    const notifications = createNotifications();

    const id = notifications.show({ title: '报告已出具', tone: 'success' });
    notifications.show({ id: 'import', title: '正在导入' });
    notifications.show({ id: 'import', title: '导入完成' });
    expect(notifications.get().map(({ title }) => title)).toEqual(['报告已出具', '导入完成']);

    notifications.dismiss(id);
    expect(notifications.get().map(({ title }) => title)).toEqual(['导入完成']);
    notifications.dismissAll();

    expect(notifications.get()).toEqual([]);
  });

  it('calls its listeners after each change, until they unsubscribe', () => {
    const notifications = createNotifications();
    const listener = vi.fn();
    const stop = notifications.subscribe(listener);

    notifications.show({ id: 'a', title: '已保存' });
    notifications.dismiss('none');
    notifications.dismiss('a');
    notifications.dismissAll();
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    notifications.show({ title: '已保存' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
