import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Caller } from '../http/caller';
import { Lanes } from '../http/lanes';
import type { PdfDocument } from './pdfDocument';
import type { PdfOutcome } from './pdfProgram';
import type { PdfTask } from './pdfTask';

/** Milliseconds that a document may take, the start of the program among them. */
const TIME_LIMIT = 30_000;

/** The program is beside this file in the sources, and beside the bundle once it is built. */
const EXTENSION = path.extname(import.meta.url);
const PROGRAM = new URL(`./pdfProgram${EXTENSION}`, import.meta.url);

/** A thread takes no loader from its arguments: for the sources it registers one itself. */
const FROM_SOURCES = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(PROGRAM.href)});
  });
`;

const lanes = new Lanes(1);
let program: Worker | undefined;

/** Person whose documents wait for their turn. */
type Waiting = Pick<Caller, 'userId' | 'leaving'>;

/**
 * Returns a document as PDF/A, tagged, with vector signatures. Equal documents are equal bytes. The
 * program that makes it begins with the first one, and never keeps the server running.
 */
export const renderPdf = async (document: PdfDocument, caller: Waiting): Promise<Buffer> => {
  const { createdAt, ...data } = document;
  const files = document.signatures.flatMap(({ mark }, index) =>
    'svg' in mark ? [{ name: `signature-${index}.svg`, content: Buffer.from(mark.svg) }] : [],
  );
  return renderTask({ template: 'document', data, files, createdAt }, caller);
};

/** Returns what a template makes of data, in its turn. Equal tasks are equal bytes. */
export const renderTask = async (task: PdfTask, { userId, leaving }: Waiting): Promise<Buffer> =>
  lanes.run(userId, leaving ?? new AbortController().signal, async () => make(task));

async function make(task: PdfTask): Promise<Buffer> {
  const running = (program ??= newProgram());
  const signal = AbortSignal.timeout(TIME_LIMIT);
  running.ref();
  try {
    running.postMessage(task);
    const [outcome] = (await once(running, 'message', { signal })) as [PdfOutcome];
    if ('problem' in outcome) throw new Error(`A document cannot be made: ${outcome.problem}`);
    return Buffer.from(outcome.pdf);
  } catch (error) {
    program = undefined;
    void running.terminate();
    throw error;
  } finally {
    running.unref();
  }
}

function newProgram() {
  const isSource = EXTENSION === '.ts';
  const worker = new Worker(isSource ? FROM_SOURCES : PROGRAM, {
    eval: isSource,
    execArgv: [],
    // No settings of the server, which hold secrets.
    env: { PATH: process.env.PATH },
  });
  worker.once('exit', () => {
    if (program === worker) program = undefined;
  });
  return worker;
}
