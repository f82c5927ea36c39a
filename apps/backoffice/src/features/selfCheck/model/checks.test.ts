import { clockResult, releaseResult, serverResult, streamResult } from './checks';

describe('the check of a connection', () => {
  it('finds a slow server', () => {
    expect(serverResult(12.4)).toEqual({ state: 'good', value: 12 });
    expect(serverResult(3_000)).toEqual({ state: 'poor', value: 3_000 });
  });

  it('compares clocks in the middle of request and answer', () => {
    expect(clockResult(1_000, 1_050, 1_100)).toEqual({ state: 'good', value: 0 });
    expect(clockResult(1_000, 500, 1_000)).toEqual({ state: 'good', value: 500 });
    expect(clockResult(0, 61_000, 0)).toEqual({ state: 'poor', value: -61_000 });
  });

  it('finds an application that is older than its server', () => {
    expect(releaseResult('a1', 'a1').state).toBe('good');
    expect(releaseResult('a1', 'b2')).toEqual({ state: 'poor', value: 'b2' });
  });

  it('finds a proxy that holds a stream back, and a stream that does not come', () => {
    expect(streamResult([0, 400]).state).toBe('good');
    expect(streamResult([400, 401]).state).toBe('poor');
    expect([streamResult([]).state, streamResult([0]).state]).toEqual(['bad', 'bad']);
  });
});
