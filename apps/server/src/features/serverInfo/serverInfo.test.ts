import type { ServerInfo, ServerWarning } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { warningsOf, type WatchedState } from './serverWarnings';

const NOW = new Date('2026-06-15T02:00:00Z');
const CALM: WatchedState = {
  disk: { total: 100e9, free: 60e9 },
  memoryTotal: 8e9,
  memoryUsed: 4e9,
  loads: [0.4, 0.5, 0.6],
  processors: 2,
  jobs: { waiting: 0, failed: 0, oldestTime: null },
  outbox: { waiting: 3, failed: 0, oldestTime: '2026-06-15 09:00:00' },
  certificate: { subject: '明鉴', endTime: '2026-07-16 10:00:00' },
};

describe('the warnings of a server', () => {
  it('are none while all is calm', () => {
    expect(warningsOf(CALM, NOW)).toEqual([]);
  });

  it.each<[ServerWarning, Partial<WatchedState>]>([
    ['diskLow', { disk: { total: 100e9, free: 9e9 } }],
    ['diskLow', { disk: { total: 5e9, free: 1e9 } }],
    ['memoryHigh', { memoryUsed: 7.9e9 }],
    ['loadHigh', { loads: [0, 0, 4.1] }],
    ['jobsLate', { jobs: { waiting: 1, failed: 0, oldestTime: '2026-06-15 09:49:00' } }],
    ['jobsFailed', { jobs: { waiting: 0, failed: 1, oldestTime: null } }],
    ['messagesFailed', { outbox: { waiting: 0, failed: 2, oldestTime: null } }],
    ['certificateEnds', { certificate: { subject: '明鉴', endTime: '2026-07-15 09:00:00' } }],
    ['certificateEnds', { certificate: { subject: '明鉴', endTime: '2026-06-01 00:00:00' } }],
  ])('name %s', (warning, change) => {
    expect(warningsOf({ ...CALM, ...change }, NOW)).toEqual([warning]);
  });

  it('ask for no certificate where reports are not signed', () => {
    expect(warningsOf({ ...CALM, certificate: null }, NOW)).toEqual([]);
  });

  it('leave out a disk of which the system tells nothing', () => {
    expect(warningsOf({ ...CALM, disk: null }, NOW)).toEqual([]);
  });
});

describe('the state of the server', () => {
  it('is for administrators, and names no folder and no address', async () => {
    const server = await createTestServer();
    const read = async (username: string) =>
      server.call('/serverInfo/getServerInfo', {}, { token: await server.signIn(username) });

    const { status, data } = await read('admin');

    expect(status).toBe(200);
    const state = data as ServerInfo;
    expect(state).toMatchObject({ timeZone: 'Asia/Shanghai', nodeVersion: process.version });
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.database.migrations).toBeGreaterThan(80);
    expect(state.disk!.free).toBeLessThanOrEqual(state.disk!.total);
    expect(state.memoryResident).toBeGreaterThan(state.heapUsed / 2);
    expect(JSON.stringify(state)).not.toMatch(/"\/|:\/\/|tmp/);
    expect((await read('officer')).status).toBe(403);
    expect((await read('client')).status).toBe(403);
  });
});
