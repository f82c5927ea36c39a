import { execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Converter } from '../../../http/converter';
import type { Log } from '../../../http/requestLog';
import { StartError } from '../../../startError';

/** Settings of the command that makes PDFs of office files. */
export interface ConvertSettings {
  /** Program and arguments, with `{input}`, `{output}` and `{folder}` in them. */
  command: readonly string[];
  /** Most seconds of a conversion. */
  seconds: number;
  /** Most megabytes of memory of its program. */
  megabytes: number;
}

/** Most bytes of a converted file. */
const MOST_OUTPUT = 100 * 1_048_576;

/** Reads the settings of conversions. Throws a `StartError` on invalid ones. */
export function readConversion({
  CONVERT_COMMAND: text,
  CONVERT_SECONDS = '60',
  CONVERT_MB = '4096',
}: NodeJS.ProcessEnv): ConvertSettings | undefined {
  if (!text) return undefined;
  if (!text.includes('{input}'))
    throw new StartError(
      'CONVERT_COMMAND names the file with {input}, such as soffice --headless --convert-to pdf --outdir {folder} {input}.',
    );
  const [seconds, megabytes] = [Number(CONVERT_SECONDS), Number(CONVERT_MB)];
  if (![seconds, megabytes].every((value) => Number.isInteger(value) && value > 0))
    throw new StartError('CONVERT_SECONDS and CONVERT_MB are whole numbers above 0.');
  return { command: text.trim().split(/\s+/), seconds, megabytes };
}

/**
 * Returns the converter of a command, which runs without a shell, with low priority, and where the
 * system allows it without network and with little memory. Its first use records what is not.
 */
export function createConverter(settings: ConvertSettings, log: Log): Converter {
  let guards: Promise<readonly string[]> | undefined;

  return {
    async convert(input, signal) {
      guards ??= guardsOf(settings, log);
      const folder = path.dirname(input);
      const output = path.join(folder, `${path.parse(input).name}.pdf`);
      const places: Record<string, string> = { input, output, folder };
      const fill = (part: string) =>
        part.replace(/\{(input|output|folder)\}/g, (_, name: string) => places[name]!);
      const command = [...(await guards), ...settings.command.map(fill)];
      await run(command, { folder, settings, signal });
      const { size } = await stat(output);
      if (size > MOST_OUTPUT) throw new Error('The converted file is too large');
      return output;
    },
  };
}

/** Returns the programs in front of the command that limit it, as far as they work here. */
async function guardsOf({ megabytes }: ConvertSettings, log: Log): Promise<string[]> {
  const bytes = megabytes * 1_048_576;
  const limit = ['prlimit', `--as=${bytes}`, `--fsize=${MOST_OUTPUT}`, '--core=0'];
  const apart = ['unshare', '--map-root-user', '--net'];
  const works = async ([program, ...args]: string[]) =>
    execute(program!, [...args, 'true']).then(
      () => true,
      () => false,
    );
  const [isLimited, isApart] = await Promise.all([works(limit), works(apart)]);
  log({ event: 'conversions', limitsMemory: isLimited, withoutNetwork: isApart });
  return [...(isApart ? apart : []), ...(isLimited ? limit : [])];
}

const execute = promisify(execFile);

interface Running {
  folder: string;
  settings: ConvertSettings;
  signal?: AbortSignal | undefined;
}

/** Lets the requests of all others come first, also before what the program starts. */
function lower(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The program has ended.
  }
}

/** Runs a command as a group of processes, all of which end with it. */
async function run([program, ...args]: string[], { folder, settings, signal }: Running) {
  signal?.throwIfAborted();
  const child = spawn(program!, args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    // No settings of the server, which hold secrets.
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
  });
  if (child.pid !== undefined) lower(child.pid);
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  };
  const timer = setTimeout(kill, settings.seconds * 1_000);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, by) =>
        code === 0 ? resolve() : reject(new Error(`The conversion ended with ${code ?? by}`)),
      );
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}
