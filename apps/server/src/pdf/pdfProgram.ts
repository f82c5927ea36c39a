import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compileDocument, WORKSPACE } from './compileDocument';
import { readFonts } from './fonts';
import type { PdfTask } from './pdfTask';
import { signDocument } from './signDocument';

/** Response of the program: the bytes, or why there are none. */
export type PdfOutcome = { pdf: Uint8Array } | { problem: string };

/**
 * Program that makes documents, one at a time, in a thread of its own: each blocks its thread for a
 * tenth of a second.
 */
const compiler = NodeCompiler.create({
  workspace: WORKSPACE,
  fontArgs: [{ fontBlobs: readFonts() }],
});

parentPort!.on('message', (task: PdfTask) => {
  void outcomeOf(task).then((outcome) => parentPort!.postMessage(outcome));
});

async function outcomeOf(task: PdfTask): Promise<PdfOutcome> {
  try {
    const pdf = compileDocument(compiler, task);
    if (!task.signature) return { pdf };
    return { pdf: await signDocument(pdf, task.signature) };
  } catch (error) {
    return { problem: String((error as Error).message).slice(0, 2_000) };
  }
}
