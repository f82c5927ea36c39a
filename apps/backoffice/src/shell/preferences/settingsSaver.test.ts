// @vitest-environment jsdom
import { DEFAULT_SETTINGS, type ShellSettings } from '@mingjian/api';
import { readSettings } from './model/storedSettings';
import { createSettingsSaver } from './settingsSaver';

const KEY = 'test.unsaved';
const withLayout = (patch: Partial<ShellSettings>) => ({ ...DEFAULT_SETTINGS, ...patch });

/** A server that answers each save when it is told to. */
function createServer() {
  const sent: string[] = [];
  const answers: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    sent,
    send: (text: string) =>
      new Promise<void>((resolve, reject) => {
        sent.push(text);
        answers.push({ resolve, reject });
      }),
    confirm: () => answers.shift()!.resolve(),
    fail: () => answers.shift()!.reject(new Error('offline')),
    themes: () => sent.map((text) => readSettings(text).settings.theme),
  };
}

describe('the saver of settings', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.removeItem(KEY);
  });
  afterEach(() => vi.useRealTimers());

  function create() {
    const server = createServer();
    const onFailure = vi.fn();
    const saver = createSettingsSaver({ send: server.send, key: KEY, onFailure });
    const save = (theme: string) => saver.save(withLayout({ theme }));
    return { server, onFailure, saver, save };
  }
  const pause = () => vi.advanceTimersByTimeAsync(400);

  it('sends one of many changes in a row: the newest', async () => {
    const { server, save } = create();
    for (const theme of ['#111111', '#222222', '#333333']) save(theme);
    await pause();

    expect(server.themes()).toEqual(['#333333']);
    server.confirm();
    await pause();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('sends a change during a save after it, so that the newest is the last', async () => {
    const { server, save } = create();
    save('#111111');
    await pause();
    save('#222222');
    await pause();
    expect(server.themes()).toEqual(['#111111']);

    server.confirm();
    await pause();

    expect(server.themes()).toEqual(['#111111', '#222222']);
    expect(readSettings(localStorage.getItem(KEY)).settings.theme).toBe('#222222');
    expect(readSettings(server.sent[1]!).savedAt).toBeGreaterThan(
      readSettings(server.sent[0]!).savedAt,
    );
  });

  it('keeps a change that was not saved here, says so once, and sends the next one', async () => {
    const { server, onFailure, save } = create();
    save('#111111');
    await pause();
    server.fail();
    await pause();

    expect(onFailure).toHaveBeenCalledOnce();
    expect(readSettings(localStorage.getItem(KEY)).settings.theme).toBe('#111111');
    save('#222222');
    await pause();
    expect(server.themes()).toEqual(['#111111', '#222222']);
  });

  it('does not remove a newer change of another window', async () => {
    const { server, save } = create();
    save('#111111');
    await pause();
    localStorage.setItem(KEY, 'newer');

    server.confirm();
    await pause();

    expect(localStorage.getItem(KEY)).toBe('newer');
  });

  it('sends nothing for a person who has left', async () => {
    const { server, saver, save } = create();
    save('#111111');

    saver.stop();
    await pause();

    expect(server.sent).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
});
