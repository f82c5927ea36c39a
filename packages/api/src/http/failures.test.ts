// @vitest-environment node
import { get, change } from '../contract/call';
import { createHttp, type HttpOptions } from './createHttp';
import { ApiError } from './errors';
import { startServer, type Reply, type Responder, type TestServer } from './testServer.fixtures';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function client(respond: Responder, options: HttpOptions = {}) {
  server = await startServer(respond);
  return createHttp({ baseURL: server.baseURL, getToken: () => 't', ...options });
}

const read = get('/gOrderInfo/getOne').gives();

async function failure(reply: Reply, call = read): Promise<ApiError> {
  const http = await client(() => reply);
  const error: unknown = await http.send(call, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the error catalogue', () => {
  it.each<[string, Reply, Partial<ApiError>]>([
    [
      'a refusal',
      { body: { code: 500, msg: '余额不足' } },
      { kind: 'business', code: 500, message: '余额不足', shownFor: 5 },
    ],
    [
      'another code',
      { body: { code: 10_012, msg: '重复下单' } },
      { kind: 'business', code: 10_012, message: '重复下单' },
    ],
    [
      'code 401',
      { body: { code: 401, msg: 'x' } },
      { kind: 'session', message: '登录会话过期，请重新登录', shownFor: 3 },
    ],
    [
      'HTTP 401',
      { status: 401, body: { code: 401, msg: 'x' } },
      { kind: 'session', message: '登录过期, 请重新登录' },
    ],
    [
      'token无效',
      { body: { code: 500, msg: 'token无效' } },
      { kind: 'session', message: '会话过期，请重新登录' },
    ],
    ['token is invalid', { body: { code: 500, msg: 'token is invalid' } }, { kind: 'session' }],
    [
      'the marker',
      { body: { code: 500, msg: 'whatever', reason: 'tokenInvalid' } },
      { kind: 'session' },
    ],
    [
      'a name that quotes it',
      { body: { code: 500, msg: '候选人 token无效 已存在' } },
      { kind: 'business' },
    ],
    [
      'HTTP 400',
      { status: 400, body: { code: 400, msg: '缺少订单' } },
      { kind: 'input', message: '缺少订单' },
    ],
    [
      'HTTP 409',
      { status: 409, body: { code: 409, msg: '已被王敏接单', data: { pmName: '王敏' } } },
      { kind: 'conflict', details: { pmName: '王敏' } },
    ],
    ['code 409', { body: { code: 409, msg: 'x' } }, { kind: 'conflict' }],
    [
      'HTTP 403',
      { status: 403, body: { code: 403, msg: 'x' } },
      { kind: 'forbidden', status: 403 },
    ],
    [
      'HTTP 404 text',
      { status: 404, body: 'no such page' },
      { kind: 'missing', message: 'no such page', code: null },
    ],
    [
      'HTTP 404 JSON of a framework',
      { status: 404, body: { timestamp: 1, status: 404, error: 'Not Found', path: '/x' } },
      { kind: 'missing', message: 'Not Found' },
    ],
    [
      'HTTP 404 problem details',
      { status: 404, body: { title: 'Not Found', detail: '订单已删除' } },
      { kind: 'missing', message: '订单已删除' },
    ],
    [
      'HTTP 404 JSON without a text',
      { status: 404, body: { path: '/x' } },
      { kind: 'missing', message: '没有找到所请求的内容' },
    ],
    ['HTTP 404 without a body', { status: 404, body: '' }, { message: '没有找到所请求的内容' }],
    [
      'HTTP 405',
      { status: 405, body: { message: 'not allowed' } },
      { kind: 'unavailable', message: 'not allowed' },
    ],
    ['HTTP 501', { status: 501, body: { code: 501, msg: 'x' } }, { kind: 'unavailable' }],
    [
      'HTTP 503',
      { status: 503, body: { code: 503, msg: '维护中' } },
      { kind: 'unavailable', message: '维护中' },
    ],
    ['HTTP 429', { status: 429, body: { code: 429, msg: 'x' } }, { kind: 'throttled' }],
    ['HTTP 428', { status: 428, body: { code: 428, msg: 'x' } }, { kind: 'captcha' }],
    [
      'HTTP 413',
      { status: 413, body: { code: 413, msg: '文件太大' } },
      { kind: 'business', message: '文件太大' },
    ],
    ['HTTP 500', { status: 500, body: { code: 500, msg: 'x' } }, { kind: 'server' }],
    [
      'HTTP 502 page',
      {
        status: 502,
        body: '<html><head><title>t</title></head><body><h1>Bad</h1> gateway &amp; more</body></html>',
      },
      { kind: 'server', message: '服务暂时不可用，请稍后重试' },
    ],
    [
      'HTTP 504 in plain text',
      { status: 504, body: '504 Gateway Time-out' },
      { kind: 'server', message: '服务暂时不可用，请稍后重试' },
    ],
    [
      'HTTP 500 page',
      {
        status: 500,
        body: '<html><head><title>t</title></head><h1>Bad</h1> server &amp; more</html>',
      },
      { kind: 'server', message: 'Bad server & more' },
    ],
    [
      'a page in place of an answer',
      { body: '<html>login</html>' },
      { kind: 'server', status: 200 },
    ],
  ])('%s', async (_, reply, expected) => {
    expect(await failure(reply)).toMatchObject(expected);
  });

  it('shows at most 200 characters and no tag of a long page', async () => {
    const { message } = await failure({
      status: 500,
      body: `<script>alert('token无效')</script>${'<b>长</b>'.repeat(5_000)}`,
    });

    expect(message.length).toBeLessThanOrEqual(200);
    expect(message).not.toMatch(/[<>]|alert/);
  });

  it('gives the fields that the server found wrong', async () => {
    const error = await failure({
      status: 400,
      body: { code: 400, msg: 'x', data: { fields: { name: '必填', bad: 1 } } },
    });

    expect(error).toMatchObject({ name: 'InputError', fields: { name: '必填' } });
  });

  it('takes 401 of a call without session for wrong credentials', async () => {
    expect(
      await failure(
        { status: 401, body: { code: 401, msg: '用户名或密码错误' } },
        change('/login', { open: true }).gives(),
      ),
    ).toMatchObject({
      kind: 'business',
      message: '用户名或密码错误',
    });
  });

  it('ends the session when getUserInfo answers code 500, not when the server is down', async () => {
    const getUserInfo = change('/getUserInfo').gives();

    expect(await failure({ body: { code: 500, msg: 'x' } }, getUserInfo)).toMatchObject({
      kind: 'session',
      message: '登录会话过期，请重新登录',
    });
    await server?.close();
    expect(
      await failure({ status: 500, body: { code: 500, msg: 'x' } }, getUserInfo),
    ).toMatchObject({ kind: 'server' });
  });

  it('tells network, timeout and abort apart', async () => {
    const http = await client(() => new Promise(() => {}), { timeout: 80 });
    const given = new AbortController();

    const late = http.send(read, {});
    const left = http.send(read, {}, { signal: given.signal });
    setTimeout(() => given.abort(), 20);

    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await expect(late).rejects.toMatchObject({
      kind: 'timeout',
      message: '服务器响应超时，请稍后重试',
    });
    await expect(
      createHttp({ baseURL: 'http://127.0.0.1:1', getLanguage: () => 'en' }).send(read, {}),
    ).rejects.toMatchObject({
      kind: 'network',
      message: expect.stringContaining('connection') as string,
    });
  });
});

describe('the end of a session', () => {
  const refuse: Responder = () => ({ status: 401, body: { code: 401, msg: 'x' } });

  it('is told once however many calls it failed, and again for the next token', async () => {
    let token = 't-1';
    const ended = vi.fn();
    const http = await client(refuse, { getToken: () => token, onSessionEnd: ended });
    const ten = () => Promise.allSettled(Array.from({ length: 10 }, () => http.send(read, {})));

    await ten();
    expect(ended).toHaveBeenCalledTimes(1);

    token = 't-2';
    await ten();
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('is not told for logOut, nor for an answer to a token that has been replaced', async () => {
    let token = 't-1';
    const ended = vi.fn();
    const http = await client(
      () => {
        token = 't-2';
        return { status: 401, body: { code: 401, msg: 'x' } };
      },
      { getToken: () => token, onSessionEnd: ended },
    );

    await expect(http.send(read, {})).rejects.toMatchObject({ kind: 'session' });
    await expect(http.send(change('/logOut').gives(), {})).rejects.toMatchObject({
      kind: 'session',
    });

    expect(ended).not.toHaveBeenCalled();
  });
});
