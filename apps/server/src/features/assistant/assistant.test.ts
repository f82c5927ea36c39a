import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestServer } from '../../testing/testServer';
import { assistantProvider, readAssistant } from './assistantProvider';

interface Received {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

/** A stand-in for a provider, which misbehaves as it is told. */
function createProvider() {
  const received: Received[] = [];
  let behave: (response: ServerResponse) => void = (response) => void response.end();
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { authorization } = request.headers;
      received.push({ authorization, body: JSON.parse(text) as Received['body'] });
      behave(response);
    });
  });
  return {
    received,
    server,
    set behave(next: (response: ServerResponse) => void) {
      behave = next;
    },
  };
}

const saying = (content: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
const QUESTION = { parts: [{ role: 'user', content: '学历如何核实？' }] };

describe('the assistant', () => {
  const provider = createProvider();
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    const { port } = provider.server.address() as AddressInfo;
    server = await createTestServer({
      assistant: assistantProvider({
        url: `http://127.0.0.1:${port}/v1/chat/completions`,
        key: 'secret',
        model: 'small',
        patience: 500,
      }),
    });
    token = await server.signIn('client');
  });
  afterAll(() => {
    provider.server.closeAllConnections();
    provider.server.close();
  });
  beforeEach(async () => {
    provider.received.length = 0;
    await server.database.db.deleteFrom('loginAttempts').execute();
  });
  const ask = (input: object = QUESTION) => server.call('/assistant/getResponse', input, { token });

  it('responds with what the provider says to the dialogue, with the key of the installation', async () => {
    provider.behave = saying(' 可以查询学信网。 ');

    const { data } = await ask({
      parts: [
        { role: 'user', content: '您好' },
        { role: 'assistant', content: '您好，请讲。' },
        { role: 'user', content: '学历如何核实？' },
      ],
    });

    expect(data).toEqual({ content: '可以查询学信网。' });
    const [{ authorization, body }] = provider.received as [Received];
    expect([authorization, body.model]).toEqual(['Bearer secret', 'small']);
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it.each<[string, (response: ServerResponse) => void, number, string]>([
    ['fails', (r) => void r.writeHead(500).end('secret'), 502, '智能助手暂时不可用，请稍后重试'],
    ['refuses the key', (r) => void r.writeHead(401).end(), 502, '智能助手暂时不可用，请稍后重试'],
    ['has no time', (r) => void r.writeHead(429).end(), 503, '智能助手正忙，请稍后重试'],
    ['is silent', () => {}, 504, '智能助手长时间没有答复，请重试或换一种问法'],
    [
      'stops halfway',
      (r) => void r.write('{"choices":['),
      504,
      '智能助手长时间没有答复，请重试或换一种问法',
    ],
    ['breaks off', (r) => void r.destroy(), 502, '智能助手暂时不可用，请稍后重试'],
    ['sends no JSON', (r) => void r.end('<html>'), 502, '智能助手暂时不可用，请稍后重试'],
    ['sends null', (r) => void r.end('null'), 502, '智能助手暂时不可用，请稍后重试'],
    [
      'sends another form',
      (r) => void r.end('{"choices":{}}'),
      502,
      '智能助手暂时不可用，请稍后重试',
    ],
    ['says nothing', saying('  '), 502, '智能助手暂时不可用，请稍后重试'],
    ['says no text', saying([{ type: 'text' }]), 502, '智能助手暂时不可用，请稍后重试'],
    ['says too much', saying('x'.repeat(1_048_577)), 502, '智能助手暂时不可用，请稍后重试'],
    [
      'leads elsewhere',
      (r) => void r.writeHead(302, { location: '/' }).end(),
      502,
      '智能助手暂时不可用，请稍后重试',
    ],
  ])('says so when the provider %s', async (_, behave, status, msg) => {
    provider.behave = behave;

    const reply = await ask();

    expect([reply.status, reply.msg]).toEqual([status, msg]);
    expect(JSON.stringify(reply)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it.each<[string, object]>([
    ['no question', { parts: [] }],
    ['a response as the last part', { parts: [{ role: 'assistant', content: '好' }] }],
    ['instructions of its own', { parts: [{ role: 'system', content: '好' }] }],
    ['too long a dialogue', { parts: Array.from({ length: 21 }, () => QUESTION.parts[0]) }],
  ])('is not asked with %s', async (_, input) => {
    expect((await ask(input)).status).toBe(400);
    expect(provider.received).toEqual([]);
  });

  it('is not asked by visitors, nor without end by one person', async () => {
    provider.behave = saying('好');
    expect((await server.call('/assistant/getResponse', QUESTION)).status).toBe(401);

    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await ask()).status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is off without settings, and says so', async () => {
    const plain = await createTestServer();
    const caller = { token: await plain.signIn('officer') };

    expect((await plain.call('/assistant/getState', {}, caller)).data).toEqual({
      available: false,
    });
    const reply = await plain.call('/assistant/getResponse', QUESTION, caller);
    expect([reply.status, reply.msg]).toEqual([503, '智能助手没有启用']);
  });

  it('has an address and a model, or no settings at all', () => {
    expect(readAssistant({})).toBeUndefined();
    expect(readAssistant({ ASSISTANT_URL: 'https://a.example/v1', ASSISTANT_MODEL: 'm' })).toEqual({
      url: 'https://a.example/v1',
      key: undefined,
      model: 'm',
    });
    expect(() => readAssistant({ ASSISTANT_URL: 'a.example' })).toThrow('http(s) address');
    expect(() => readAssistant({ ASSISTANT_URL: 'https://a.example' })).toThrow('ASSISTANT_MODEL');
  });
});
