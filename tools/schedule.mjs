import { availableParallelism } from 'node:os';
import { run } from './run.mjs';

/** Programs that run at once: each keeps about one processor busy. */
const LANES = Math.max(2, availableParallelism());

/**
 * Runs programs at once, one for each processor. A part starts when those that it comes `after`
 * have ended and a lane is free; of several, the first.
 *
 * @typedef {{ name: string; command: string; args: string[]; after: string[]; env?: object }} Part
 * @param {Part[]} parts
 * @param {(part: Part, outcome: Awaited<ReturnType<typeof run>>) => void} onEnd
 */
export async function runParts(parts, onEnd) {
  let free = LANES;
  const waiting = [];
  const ends = new Map();
  for (const [place, part] of parts.entries()) ends.set(part.name, runInLane(part, place));
  await Promise.all(ends.values());

  async function runInLane(part, place) {
    await Promise.all(part.after.map((name) => ends.get(name)));
    if (free > 0) free -= 1;
    else await new Promise((start) => waiting.push({ place, start }));
    const { command, args, env } = part;
    onEnd(part, await run(command, args, { env: { ...process.env, ...env } }));
    waiting.sort((one, other) => one.place - other.place);
    const next = waiting.shift();
    if (next) next.start();
    else free += 1;
  }
}
