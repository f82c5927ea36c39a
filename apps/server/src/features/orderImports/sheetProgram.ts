import { parentPort, workerData } from 'node:worker_threads';
import { sheetTable } from './sheetTable';

/** A file that a worker reads. */
export interface SheetTask {
  bytes: Uint8Array;
  format: 'xlsx' | 'csv';
}

/**
 * Program that reads one file in a thread of its own, whose memory and time are limited: what a
 * file makes of them ends the thread, not the server.
 */
const { bytes, format } = workerData as SheetTask;
parentPort!.postMessage(await sheetTable(Buffer.from(bytes.buffer), format));
