import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Lanes } from '../../http/lanes';
import type { SheetTask } from './sheetProgram';
import type { SheetRefusal, SheetTable } from './sheetTable';

/** Milliseconds and megabytes that one file may take. */
const TIME_LIMIT = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

/** The program is beside this file in the sources, and beside the bundle once it is built. */
const EXTENSION = path.extname(import.meta.url);
const PROGRAM = new URL(`./sheetProgram${EXTENSION}`, import.meta.url);

/** A thread takes no loader from its arguments: for the sources it registers one itself. */
const FROM_SOURCES = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(PROGRAM.href)});
  });
`;

/** One file at a time: each may need as much memory as the whole server. */
const lanes = new Lanes(1);

/** Returns the content of a file, or why it is refused. A thread of its own reads it. */
export const readTable = async (
  task: SheetTask,
  { userId, leaving }: { userId: string; leaving?: AbortSignal | undefined },
): Promise<SheetTable | SheetRefusal> =>
  lanes.run(userId, leaving ?? new AbortController().signal, async () => runProgram(task));

async function runProgram(task: SheetTask) {
  const isSource = EXTENSION === '.ts';
  const worker = new Worker(isSource ? FROM_SOURCES : PROGRAM, {
    workerData: task,
    resourceLimits: MEMORY,
    eval: isSource,
    execArgv: [],
    // No settings of the server, which hold secrets.
    env: { PATH: process.env.PATH },
  });
  const signal = AbortSignal.timeout(TIME_LIMIT);
  try {
    const [table] = (await once(worker, 'message', { signal })) as [SheetTable | SheetRefusal];
    return table;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') return 'bomb';
    throw error;
  } finally {
    await worker.terminate();
  }
}
