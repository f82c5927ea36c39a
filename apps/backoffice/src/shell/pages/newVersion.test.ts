// @vitest-environment jsdom
import { createNewVersion } from './newVersion';

const pageOf = (program: string) =>
  `<script src="/theme.js"></script><script type="module" src="/assets/${program}.js"></script>`;

/** Starts in a window that runs `index-1`, eleven minutes after its load. */
function setUp(answer: () => Promise<Response>) {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(660_000);
  document.head.innerHTML = pageOf('index-1');
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
  });
  return { newVersion: createNewVersion(), fetched };
}

describe('newVersion', () => {
  it('finds that the server names another program, and then looks no more', async () => {
    const { newVersion, fetched } = setUp(async () => new Response(pageOf('index-2')));

    await newVersion.look();
    expect(newVersion.get()).toBe(true);
    vi.advanceTimersByTime(660_000);
    await newVersion.look();

    expect(fetched).toHaveBeenCalledOnce();
  });

  it('looks every ten minutes at most', async () => {
    const { newVersion, fetched } = setUp(async () => new Response(pageOf('index-1')));

    await newVersion.look();
    await newVersion.look();
    expect(fetched).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600_000);
    await newVersion.look();

    expect(fetched).toHaveBeenCalledTimes(2);
    expect(newVersion.get()).toBe(false);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing server', async () => new Response(pageOf('index-2'), { status: 502 })],
    ['a page without a program', async () => new Response('<p>Maintenance</p>')],
  ])('takes %s for no news', async (_, answer) => {
    const { newVersion } = setUp(answer);

    await newVersion.look();

    expect(newVersion.get()).toBe(false);
  });
});
