// @vitest-environment jsdom
import { ApiError, type Http } from '@mingjian/api';
import { errorReport } from './errorReport';
import { reportErrors } from './reportErrors';

const PLACE = { page: '/f-order/candidateList', release: 'r1', agent: 'Chrome' };

describe('the report of an error', () => {
  const of = (error: unknown) => errorReport({ kind: 'uncaught', error }, PLACE);

  it('names the error and its place, not what was typed', () => {
    const error = new TypeError('Bad value "王芳 Secret123" (reading \'name\')');
    error.stack = `TypeError: 王芳\n    at save (https://hr.example/assets/a.js?q=Secret123:1:2)`;

    expect(of(error)).toEqual({
      ...PLACE,
      kind: 'uncaught',
      name: 'TypeError',
      message: 'Bad value … (reading name)',
      stack: 'at save (/assets/a.js:1:2)',
    });
  });

  it.each([
    ['a text', 'Script error.', { name: 'string', message: 'Script error.' }],
    ['nothing', undefined, { name: 'undefined', message: '' }],
    ['an object with a secret', { password: 'Secret123' }, { name: 'object', message: '' }],
    [
      'an exception of the browser',
      new DOMException('full', 'QuotaExceededError'),
      { name: 'QuotaExceededError' },
    ],
  ])('is made of %s', (_, error, expected) => {
    expect(of(error)).toMatchObject(expected);
  });

  it.each([
    ['the server’s answer', new ApiError({ kind: 'business', message: '余额不足' })],
    ['a cancelled request', new DOMException('x', 'AbortError')],
    ['a layout that settles', 'ResizeObserver loop completed with undelivered notifications.'],
  ])('is not made of %s', (_, error) => {
    expect(of(error)).toBeNull();
  });
});

describe('the reporter', () => {
  const send = vi.fn(async () => undefined);
  const http = { send } as unknown as Http;
  let stop: () => void;
  beforeEach(() => void send.mockClear());
  afterEach(() => stop());

  const fail = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(message), message }));
  const reports = () =>
    send.mock.calls.map((call) => (call as unknown as [unknown, { message: string }])[1].message);

  it('sends each error once, ten at most, those from before its start first', () => {
    const early = new ErrorEvent('error', { error: new RangeError('early') });
    stop = reportErrors([early], http);

    fail('one');
    fail('one');
    for (let count = 0; count < 20; count += 1) fail(`further ${'x'.repeat(count)}`);

    expect(reports().slice(0, 2)).toEqual(['early', 'one']);
    expect(reports()).toHaveLength(10);
  });

  it('sends what an error boundary shows, and stops', () => {
    stop = reportErrors([], http);
    const show = (detail: Error) =>
      window.dispatchEvent(new CustomEvent('mj:rendered', { detail }));
    show(new TypeError('broken page'));
    stop();
    show(new TypeError('later'));

    expect(reports()).toEqual(['broken page']);
  });

  it('survives a report that cannot be sent', async () => {
    send.mockRejectedValueOnce(new Error('offline'));
    stop = reportErrors([], http);

    fail('one');
    await Promise.resolve();
    fail('two');

    expect(reports()).toEqual(['one', 'two']);
  });
});
