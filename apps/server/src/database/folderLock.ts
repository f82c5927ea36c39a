import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';

/** A folder that belongs to this process until it is released. */
export interface FolderLock {
  release(): void;
}

/** Names a process for good: a number alone is given again to another process. */
interface Owner {
  pid: number;
  /** Start time in ticks of this boot; `null` where the system does not report it. */
  startTime: string | null;
}

/**
 * Takes a folder for this process alone: PGlite has no lock of its own, and two processes in one
 * folder destroy it. The lock of a process that has died is taken over; that of a living one is
 * never touched, and its number is in the `StartError`.
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'server.lock');
  take(file, folder);
  return {
    release() {
      if (isSame(readOwner(file), self())) unlinkSync(file);
    },
  };
}

function take(file: string, folder: string) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(self()));
  try {
    if (tryLink(mine, file)) return;
    refuseIfAlive(readOwner(file), folder);
    takeOver(file, mine, folder);
  } finally {
    removeIfThere(mine);
  }
}

/**
 * Of several that find the same dead owner, the one that holds the second lock replaces the first.
 * That one is taken in the same way, so it may be left behind by a dead process too.
 */
function takeOver(file: string, mine: string, folder: string) {
  const guard = `${file}.takeover`;
  take(guard, folder);
  try {
    while (!tryLink(mine, file)) {
      const owner = readOwner(file);
      if (owner === 'gone') continue;
      refuseIfAlive(owner, folder);
      return renameSync(mine, file);
    }
  } finally {
    removeIfThere(guard);
  }
}

function tryLink(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock file appears whole, so one that cannot be read is nobody's. */
function readOwner(file: string): Owner | 'gone' | 'nobody' {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number'
      ? { pid: owner.pid, startTime: owner.startTime ?? null }
      : 'nobody';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'nobody';
  }
}

const self = (): Owner => ({
  pid: process.pid,
  startTime: processOf(process.pid).startTime,
});

const isSame = (a: ReturnType<typeof readOwner>, b: Owner) =>
  typeof a === 'object' && a.pid === b.pid && a.startTime === b.startTime;

function isAlive({ pid, startTime }: Owner) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const { state, startTime: present } = processOf(pid);
  // A zombie has ended, and waits for its parent to notice.
  return state !== 'Z' && (startTime === null || present === startTime);
}

/** Returns what the system says of a process; nothing where it does not report it. */
function processOf(pid: number): { state?: string | undefined; startTime: string | null } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name, in brackets, may hold spaces. The state and, as the 20th, the start time follow.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: values[0], startTime: `${boot} ${values[19]}` };
  } catch {
    return { startTime: null };
  }
}

function refuseIfAlive(owner: ReturnType<typeof readOwner>, folder: string) {
  if (typeof owner === 'string' || !isAlive(owner)) return;
  throw new StartError(
    `The data folder ${folder} is in use by another Mingjian server, process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function removeIfThere(file: string) {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
