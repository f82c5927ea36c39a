import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpSource, readSources } from './httpSource';

const QUESTION = {
  traceId: 'q-1',
  item: 'identity',
  name: '林清',
  idCardNo: '310199199001011237',
  mobile: '15400000001',
};
const GOOD = { code: '0', result: { verdict: 'consistent', facts: { 结论: '一致' } } };

describe('a data source over HTTP', () => {
  let vendor: Server;
  let url: string;
  let respond: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    vendor = createServer((request, response) => {
      request.resume();
      respond(request, response);
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/query`;
  });
  afterAll(() => {
    vendor.closeAllConnections();
    vendor.close();
  });

  const source = (more: object = {}) =>
    httpSource({
      code: 'vendor.identity',
      name: '身份核验',
      nameEn: 'Identity',
      vendor: '供应商',
      items: ['identity'],
      price: 60,
      url,
      token: 'secret',
      patience: 300,
      ...more,
    });
  const ask = async (answer: typeof respond) => {
    respond = answer;
    return source().query(QUESTION);
  };
  const json = (value: unknown, status = 200) =>
    ask((_, response) => {
      response.statusCode = status;
      response.end(JSON.stringify(value));
    });

  it('gives its answer, and gets the trace of the query and its token in headers', async () => {
    const headers: IncomingMessage['headers'][] = [];
    const exchange = await ask((request, response) => {
      headers.push(request.headers);
      response.end(JSON.stringify(GOOD));
    });

    expect(exchange).toMatchObject({ httpStatus: 200, bizCode: '0', problem: null });
    expect(exchange.answer).toEqual({ result: 1, level: 4, reason: null, facts: { 结论: '一致' } });
    expect(headers[0]).toMatchObject({ 'idempotency-key': 'q-1', authorization: 'Bearer secret' });
    expect(JSON.stringify(exchange)).not.toContain('secret');
  });

  it('gives a reason with every bad verdict', async () => {
    const { answer } = await json({ code: '0', result: { verdict: 'found', level: 1 } });
    expect(answer).toMatchObject({ result: 4, level: 1, reason: expect.stringMatching(/./) });
  });

  it.each([
    ['status', () => json({ message: 'down' }, 503)],
    ['refused', () => json({ code: 'E7' })],
    ['unreadable', () => json({ code: '0', result: { verdict: 'perhaps' } })],
    ['unreadable', () => json('<html>')],
    ['tooLarge', () => json('x'.repeat(300_000))],
    ['timeout', () => ask(() => undefined)],
    ['unreachable', () => ask((request) => void request.socket.destroy())],
  ] as const)('has a problem: %s', async (problem, exchanged) => {
    const exchange = await exchanged();
    expect([exchange.problem, exchange.answer]).toEqual([problem, null]);
  });

  it('is not followed to another address', async () => {
    const paths: (string | undefined)[] = [];
    const exchange = await ask((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect([exchange.problem, paths]).toEqual(['status', ['/query']]);
  });
});

describe('the settings of data sources', () => {
  const fileOf = (content: unknown) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'mingjian-sources-')), 'sources.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const SETTINGS = {
    code: 'vendor.identity',
    name: '身份核验',
    nameEn: 'Identity',
    vendor: '供应商',
    items: ['identity'],
    price: 60,
    url: 'https://vendor.example/query',
  };

  it('are read from a file', () => {
    expect(readSources(undefined)).toBeUndefined();
    expect(readSources(fileOf([SETTINGS]))).toMatchObject([{ ...SETTINGS, patience: 10_000 }]);
  });

  it.each([
    [[{ ...SETTINGS, url: 'http://vendor.example/query' }], 'must be https'],
    [[{ ...SETTINGS, prize: 1 }], 'prize'],
    [[], 'cannot be used'],
    [[{ ...SETTINGS, price: -1 }], 'price'],
  ])('are refused when they are wrong', (content, message) => {
    expect(() => readSources(fileOf(content))).toThrow(message);
  });
});
