import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../database/ids';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { Lanes } from '../http/lanes';
import { htmlDepth } from './htmlDepth';
import type { HtmlTask } from './htmlProgram';

/** Most elements in each other: 60 KB of nested tags would take minutes. */
export const MOST_DEPTH = 100;

/** Milliseconds that one text may take. */
const TIME_LIMIT = 2_000;

/** Texts that are known to be sanitised: the last ones. */
const MOST_KNOWN = 500;

/** The program is beside this file in the sources, and beside the bundle once it is built. */
const EXTENSION = path.extname(import.meta.url);
const PROGRAM = fileURLToPath(new URL(`./htmlProgram${EXTENSION}`, import.meta.url));
const execArgv = EXTENSION === '.ts' ? ['--import', 'tsx'] : [];

const lanes = new Lanes(1);
const known = new Set<string>();
let program: Promise<ChildProcess> | undefined;

/** The person whose text is sanitised, who may leave meanwhile. */
type Writer = Pick<Caller, 'userId' | 'leaving'>;

/**
 * Returns a rich text without tags, attributes, styles and addresses that it may not have, and
 * without pictures of other sites; `undefined` when it is nested too deeply, or takes too long. Any
 * write of HTML goes through it. The program that does it begins with the first text with a tag.
 */
export async function sanitiseHtml(
  html: string,
  { userId, leaving }: Writer,
  { pictureOrigins = [] }: Pick<Backend, 'pictureOrigins'>,
): Promise<string | undefined> {
  if (!html.includes('<') || known.has(keyOf(html, pictureOrigins))) return html;
  if (htmlDepth(html) > MOST_DEPTH) return undefined;
  const signal = leaving ?? new AbortController().signal;
  const task = { html, pictureOrigins };
  const clean = await lanes.run(userId, signal, async () => runTask(task, signal));
  if (clean !== undefined) remember(keyOf(clean, pictureOrigins));
  return clean;
}

const keyOf = (html: string, origins: readonly string[]) => hashOf([...origins, html].join('\n'));

/** Texts that were sanitised before a transaction are not again in it, where all others wait. */
function remember(key: string) {
  known.add(key);
  const [oldest] = known;
  if (known.size > MOST_KNOWN) known.delete(oldest!);
}

/** Lets the program sanitise a text. It ends with one that takes too long or that nobody awaits. */
async function runTask(task: HtmlTask, leaving: AbortSignal): Promise<string | undefined> {
  program ??= newProgram();
  const running = await program;
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(TIME_LIMIT)]);
  running.ref();
  try {
    const cleaned = nextMessage(running, signal);
    running.send(task);
    return await cleaned;
  } catch (error) {
    program = undefined;
    running.kill('SIGKILL');
    if (!signal.aborted || leaving.aborted) throw error;
    return undefined;
  } finally {
    rest(running);
  }
}

/** Starts the program; one that ends, also between two texts, is replaced by the next. */
function newProgram() {
  const starting = startProgram();
  const forget = () => {
    if (program === starting) program = undefined;
  };
  starting.then((started) => started.once('exit', forget), forget);
  return starting;
}

async function startProgram() {
  // No settings of the server, which hold secrets.
  const env = { PATH: process.env.PATH };
  const started = fork(PROGRAM, { execArgv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await nextMessage(started);
  rest(started);
  return started;
}

/** Lets this process end while the program has nothing to do. */
function rest(running: ChildProcess) {
  running.unref();
  running.channel?.unref();
}

async function nextMessage(running: ChildProcess, signal?: AbortSignal): Promise<string> {
  const over = new AbortController();
  const options = { signal: AbortSignal.any([over.signal, ...(signal ? [signal] : [])]) };
  const ended = once(running, 'exit', options).then(([code]) => {
    throw new Error(`The program of rich texts ended with ${String(code)}`);
  });
  const received = once(running, 'message', options).then(([text]) => text as string);
  return Promise.race([received, ended]).finally(() => {
    over.abort();
    // The loser of the race fails with the signal.
    ended.catch(() => undefined);
    received.catch(() => undefined);
  });
}
