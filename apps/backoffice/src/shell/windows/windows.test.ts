// @vitest-environment jsdom
import { companies, dictionaries, resourceOf, type Http } from '@mingjian/api';
import { announcingHttp, recordsOf } from './announcingHttp';
import { createGatherer } from './gatherer';
import { createWindows, type WindowMessage } from './windows';

const CHANGED: WindowMessage = { kind: 'changed', resources: ['aCompanyInfo'], records: [] };

describe('the windows of a person', () => {
  /** Returns a window that has joined those of a person, and the messages that it gets. */
  function open(userId: string) {
    const windows = createWindows();
    const messages: WindowMessage[] = [];
    windows.subscribe((message) => messages.push(message));
    const leave = windows.connect(userId);
    onTestFinished(leave);
    return { ...windows, messages, leave };
  }

  it('hear from each other, not from themselves, and nothing of another person', async () => {
    const [one, other, stranger] = [open('7'), open('7'), open('8')];

    one.post(CHANGED);

    await vi.waitFor(() => expect(other.messages).toEqual([CHANGED]));
    expect([one.messages, stranger.messages]).toEqual([[], []]);
  });

  it('hear nothing once they have left', async () => {
    const [one, left, other] = [open('7'), open('7'), open('7')];
    left.leave();

    one.post(CHANGED);

    await vi.waitFor(() => expect(other.messages).toHaveLength(1));
    expect(left.messages).toEqual([]);
    left.post(CHANGED);
  });

  it('remember the versions of the records that others have saved, the latest 500', () => {
    const { deliver, changed } = createWindows();
    const saved = (id: string, version: number | null) =>
      deliver({
        kind: 'changed',
        resources: ['aCompanyInfo'],
        records: [{ resource: 'aCompanyInfo', id, version }],
      });

    saved('1', 2);
    saved('2', null);
    saved('1', 3);
    expect([...changed.get()]).toEqual([
      ['aCompanyInfo/2', null],
      ['aCompanyInfo/1', 3],
    ]);

    for (let id = 10; id < 509; id += 1) saved(String(id), 1);
    expect(changed.get().size).toBe(500);
    expect(changed.get().has('aCompanyInfo/2')).toBe(false);
    expect(changed.get().has('aCompanyInfo/1')).toBe(true);
  });
});

describe('a client that announces', () => {
  function setUp(output: unknown = { id: '7', version: 3 }) {
    const post = vi.fn();
    const deliver = vi.fn();
    const send = vi.fn().mockResolvedValue(output);
    const http = announcingHttp({ send } as unknown as Http, { post, deliver });
    return { http, post, deliver, send };
  }

  it('tells the others of a saved record with its version, once it is saved', async () => {
    const { http, post, send } = setUp();
    const input = { id: '7', version: 2, companyName: '明鉴' };

    await expect(http.send(companies.update, input)).resolves.toEqual({ id: '7', version: 3 });

    expect(send).toHaveBeenCalledWith(companies.update, input, undefined);
    expect(post).toHaveBeenCalledExactlyOnceWith({
      kind: 'changed',
      resources: ['aCompanyInfo'],
      records: [{ resource: 'aCompanyInfo', id: '7', version: 3 }],
    });
  });

  it('tells of deleted records, and nothing of what was typed', async () => {
    expect(recordsOf(companies.delete, { id: '7,8' }, null)).toEqual([
      { resource: 'aCompanyInfo', id: '7', version: null },
      { resource: 'aCompanyInfo', id: '8', version: null },
    ]);
    expect(recordsOf(companies.save, { companyName: '明鉴' }, { id: 7 })).toEqual([]);
    expect(recordsOf(companies.save, null, null)).toEqual([]);
  });

  it('tells nothing of what it reads, nor of a change that was refused', async () => {
    const { http, post, send } = setUp();
    await http.send(companies.getList, { pageNum: 1, pageSize: 10 });
    send.mockRejectedValueOnce(new Error('refused'));

    await expect(http.send(companies.delete, { id: '7' })).rejects.toThrow('refused');

    expect(post).not.toHaveBeenCalled();
  });

  it('makes the drop-downs of every window take a changed dictionary', async () => {
    const { http, post, deliver } = setUp();
    const save = { ...companies.save, path: '/sysDicValue/save' as const };
    const dictionary = resourceOf(dictionaries.getCommonListGroup);

    await http.send(save, { companyName: 'x' });

    expect(post.mock.calls[0]![0]).toMatchObject({ resources: ['sysDicValue', dictionary] });
    expect(deliver.mock.calls[0]![0]).toMatchObject({ resources: [dictionary] });
  });
});

describe('gathered names', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('come together, each once', () => {
    const onNames = vi.fn();
    const { add, stop } = createGatherer(onNames);

    add(['a', 'b']);
    add(['a']);
    expect(onNames).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);

    expect(onNames.mock.calls).toEqual([[['a', 'b']]]);
    stop();
  });

  it('wait while nobody sees the window, and come at once when somebody does', () => {
    const onNames = vi.fn();
    const { add, stop } = createGatherer(onNames);
    hide(true);
    add(['a']);
    vi.advanceTimersByTime(60_000);
    add(['b']);
    vi.advanceTimersByTime(60_000);
    expect(onNames).not.toHaveBeenCalled();

    hide(false);

    expect(onNames.mock.calls).toEqual([[['a', 'b']]]);
    hide(true);
    hide(false);
    expect(onNames).toHaveBeenCalledOnce();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
