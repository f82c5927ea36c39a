import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { PictureSize } from '@mingjian/api';
import { PICTURE_SECONDS } from './resizePicture';

/** The program is beside this file in the sources, and beside the bundle once it is built. */
const EXTENSION = path.extname(import.meta.url);
const PROGRAM = fileURLToPath(new URL(`./pictureProgram${EXTENSION}`, import.meta.url));
const execArgv = EXTENSION === '.ts' ? ['--import', 'tsx'] : [];

/** Writes the picture of a content in a size to a file. The signal kills the process. */
export async function makePicture(
  content: Readable,
  size: PictureSize,
  target: string,
  stopping: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout((PICTURE_SECONDS + 5) * 1_000)]);
  const program = fork(PROGRAM, [size, target], {
    execArgv,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // No settings of the server, which hold secrets.
    env: { PATH: process.env.PATH },
  });
  const ended = once(program, 'exit');
  // A program that ends early does not read its input.
  const sent = pipeline(content, program.stdin!);
  const [[code]] = await Promise.all([ended, sent]);
  if (code !== 0) throw new Error(`The picture was not made: ${code}`);
}
