import { fromBeijing, type ServerInfo, type ServerWarning } from '@mingjian/api';

/** Free bytes and share of a disk below which somebody should make room. */
const DISK_BYTES = 2 * 1024 ** 3;
const DISK_SHARE = 0.1;
/** Share of the machine's memory in use. */
const MEMORY_SHARE = 0.95;
/** Load of each processor over 15 minutes. */
const LOAD = 2;
/** Milliseconds for which a due job may wait. */
const LATE = 10 * 60_000;
/** Milliseconds before the end of a certificate in which another one should be asked for. */
const RENEWAL = 30 * 86_400_000;

/** Parts of the state that warnings follow from. */
export type WatchedState = Pick<
  ServerInfo,
  'disk' | 'memoryTotal' | 'memoryUsed' | 'loads' | 'processors' | 'jobs' | 'outbox' | 'certificate'
>;

/** Returns the states that somebody should look at, the most urgent first. */
export function warningsOf(state: WatchedState, now: Date): ServerWarning[] {
  const { disk, memoryTotal, memoryUsed, loads, processors, jobs, outbox, certificate } = state;
  const oldest = (jobs.oldestTime !== null && fromBeijing(jobs.oldestTime)) || now;
  const ends = certificate && fromBeijing(certificate.endTime);
  const checks: readonly (readonly [ServerWarning, boolean])[] = [
    ['diskLow', disk !== null && (disk.free < DISK_BYTES || disk.free < disk.total * DISK_SHARE)],
    ['memoryHigh', memoryUsed > memoryTotal * MEMORY_SHARE],
    ['loadHigh', (loads[2] ?? 0) > processors * LOAD],
    ['jobsLate', now.getTime() - oldest.getTime() > LATE],
    ['jobsFailed', jobs.failed > 0],
    ['messagesFailed', outbox.failed > 0],
    ['certificateEnds', !!ends && ends.getTime() - now.getTime() < RENEWAL],
  ];
  return checks.flatMap(([warning, applies]) => (applies ? [warning] : []));
}
