import { postWebhook } from './postWebhook';
import { startReceiver, type Receiver } from './receiver.fixtures';

describe('a message to a receiver', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const post = (url = receiver.url, allowsLocal = true) =>
    postWebhook({ url, headers: {}, body: '{}', allowsLocal, patience: 500 });

  it('succeeds with 2xx alone, and says why not', async () => {
    const outcomes: unknown[] = [];
    for (const status of [200, 204, 302, 400, 410, 500]) {
      receiver.answer = (response) =>
        response.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end();
      const { httpStatus, problem } = await post();
      outcomes.push([httpStatus, problem]);
    }

    expect(outcomes).toEqual([
      [200, null],
      [204, null],
      [302, 'redirect'],
      [400, 'status'],
      [410, 'gone'],
      [500, 'status'],
    ]);
    expect(receiver.received).toHaveLength(6);
  });

  it('does not wait for a silent receiver, nor for one that hangs up', async () => {
    receiver.answer = () => {};
    expect(await post()).toMatchObject({ httpStatus: null, problem: 'timeout' });

    receiver.answer = (response) => response.socket?.destroy();
    expect(await post()).toMatchObject({ httpStatus: null, problem: 'unreachable' });
  });

  it('keeps 4 KB of an endless response, and its status', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(1_000)), 1);
      response.on('close', () => clearInterval(more));
    };

    const { problem, response } = await post();

    expect(problem).toBeNull();
    expect(response).toHaveLength(4_096);
  });

  it('reads how long a receiver asks to wait', async () => {
    receiver.answer = (response) => response.writeHead(503, { 'retry-after': '120' }).end();

    expect((await post()).retryAfter).toBe(120_000);
  });

  it('is not sent to an address that is not public, by number or by name', async () => {
    const port = new URL(receiver.url).port;
    const urls = [
      receiver.url,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `https://2130706433:${port}/`,
      'https://169.254.169.254/latest/meta-data',
    ];
    for (const url of urls) expect((await post(url, false)).problem, url).toBe('address');
    // What the allowance opens is this machine alone.
    expect((await post('http://169.254.169.254/')).problem).toBe('address');
    expect((await post('http://10.0.0.1/')).problem).toBe('address');
    expect(receiver.received).toEqual([]);
  });
});
