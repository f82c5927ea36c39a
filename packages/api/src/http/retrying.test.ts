// @vitest-environment node
import { ApiError, type ApiErrorKind } from './errors';
import { retrying } from './retrying';

const failing = (kind: ApiErrorKind, times: number, status: number | null = null) => {
  let left = times;
  return vi.fn(() =>
    left-- > 0
      ? Promise.reject(new ApiError({ kind, message: kind, status }))
      : Promise.resolve('done'),
  );
};

describe('retrying', () => {
  it('tries three times more and tells of each', async () => {
    const told: number[] = [];
    const task = failing('network', 3);

    const answer = await retrying(task, { delays: [0], onRetry: (attempt) => told.push(attempt) });

    expect(answer).toBe('done');
    expect(told).toEqual([1, 2, 3]);
  });

  it('gives up with the last failure', async () => {
    const task = failing('server', 9);

    await expect(retrying(task, { times: 2, delays: [0] })).rejects.toMatchObject({
      kind: 'server',
    });
    expect(task).toHaveBeenCalledTimes(3);
  });

  it.each<[ApiErrorKind, number | null]>([
    ['business', 200],
    ['session', 401],
    ['unavailable', 501],
    ['aborted', null],
  ])('does not repeat what will not pass: %s', async (kind, status) => {
    const task = failing(kind, 1, status);

    await expect(retrying(task, { delays: [0] })).rejects.toMatchObject({ kind });
    expect(task).toHaveBeenCalledOnce();
  });

  it('repeats 503', async () => {
    await expect(retrying(failing('unavailable', 1, 503), { delays: [0] })).resolves.toBe('done');
  });

  it('stops waiting when told to', async () => {
    const given = new AbortController();
    const task = failing('network', 9);
    setTimeout(() => given.abort(), 10);

    await expect(retrying(task, { delays: [60_000], signal: given.signal })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(task).toHaveBeenCalledOnce();
  });
});
