import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSession } from './webDriver';

interface Command {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

let server: Server;
let address: string;
let commands: Command[];
/** Responses by method and path; an empty value where there is none. */
let responses: Record<string, { status?: number; value: unknown }>;

beforeEach(async () => {
  commands = [];
  responses = {
    'POST /session': { value: { sessionId: 's1', capabilities: { browserVersion: '2.50' } } },
  };
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const [method = '', path = ''] = [request.method, request.url];
      commands.push({ method, path, body: JSON.parse(text || '{}') as Command['body'] });
      const { status = 200, value } = responses[`${method} ${path}`] ?? { value: null };
      response.writeHead(status).end(JSON.stringify({ value }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => openSession(address, { browserName: 'MiniBrowser' });

describe('a WebDriver session', () => {
  it('is opened with its capabilities and closed by its id', async () => {
    const session = await open();
    await session.close();

    expect(session.version).toBe('2.50');
    expect(commands[0]!.body).toMatchObject({
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    expect(commands.at(-1)).toMatchObject({ method: 'DELETE', path: '/session/s1' });
  });

  it('returns the value of an expression', async () => {
    responses['POST /session/s1/execute/async'] = { value: { value: [1, 'x'] } };
    const session = await open();

    expect(await session.evaluate('[1, "x"]')).toEqual([1, 'x']);
    expect(commands.at(-1)!.body['script']).toContain('([1, "x"])');
  });

  it('throws what an expression throws', async () => {
    responses['POST /session/s1/execute/async'] = { value: { error: 'TypeError: no' } };
    const session = await open();

    await expect(session.evaluate('x.y')).rejects.toThrow('TypeError: no');
  });

  it('throws the error that the server names', async () => {
    responses['POST /session/s1/url'] = {
      status: 500,
      value: { error: 'timeout', message: 'The page did not load.' },
    };
    const session = await open();

    await expect(session.open('http://x/')).rejects.toThrow('timeout: The page did not load.');
  });

  it('presses keys and types each character', async () => {
    const session = await open();
    await session.press('Enter');
    await session.press('Shift+Tab');
    await session.type('ab');

    const strokes = commands
      .filter(({ path }) => path.endsWith('/actions'))
      .map(({ body }) => (body['actions'] as { actions: object[] }[])[0]!.actions);
    expect(strokes).toEqual([
      [
        { type: 'keyDown', value: '\uE007' },
        { type: 'keyUp', value: '\uE007' },
      ],
      [
        { type: 'keyDown', value: '\uE008' },
        { type: 'keyDown', value: '\uE004' },
        { type: 'keyUp', value: '\uE004' },
        { type: 'keyUp', value: '\uE008' },
      ],
      ['a', 'b'].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    ]);
  });
});
