import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Backend } from '../../http/backend';

/** Most of the time that a piece of work took for which others come first. */
const MOST = 3;

/** Milliseconds between two looks at the requests. */
const LOOK = 5;

/**
 * Waits after a piece of background work that began at `start` while requests are being answered:
 * the embedded database works on the thread that answers them. Work goes on all the same, slower.
 */
export async function giveWay(start: number, { requests }: Pick<Backend, 'requests'>) {
  const begin = performance.now();
  const end = begin + MOST * (begin - start);
  await setImmediate();
  while (requests.count > 0 && performance.now() < end) await setTimeout(LOOK);
}
