import { enqueue, durationOf, type Notification, type NotificationTone } from './queue';

const notice = (id: string, tone: NotificationTone = 'info', version = 1): Notification => ({
  id,
  tone,
  title: id,
  duration: null,
  version,
});
const ids = (queue: readonly Notification[]) => queue.map(({ id }) => id).join('');

describe('enqueue', () => {
  it('adds at the end, and replaces in place', () => {
    const queue = [notice('a'), notice('b')];

    expect(ids(enqueue(queue, notice('c')))).toBe('abc');
    expect(enqueue(queue, notice('a', 'success', 2))).toEqual([
      notice('a', 'success', 2),
      notice('b'),
    ]);
  });

  it('puts danger before waiting ones, never before visible ones', () => {
    const queue = Array.from('abcdefg', (id) => notice(id));

    const first = enqueue(queue, notice('X', 'danger'));
    expect(ids(first)).toBe('abcdeXfg');
    expect(ids(enqueue(first, notice('Y', 'danger')))).toBe('abcdeXYfg');
    expect(ids(enqueue([notice('a')], notice('X', 'danger')))).toBe('aX');
  });
});

describe('stayOf', () => {
  it('keeps important ones until they are closed', () => {
    expect(durationOf({ title: '已保存' })).toBe(6000);
    expect(durationOf({ title: '失败', tone: 'danger' })).toBeNull();
    expect(durationOf({ title: '已取消', onUndo: () => {} })).toBeNull();
    expect(durationOf({ title: '已取消', onUndo: () => {}, duration: 10_000 })).toBe(10_000);
  });
});
