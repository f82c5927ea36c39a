import type { ReportLanguage } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** An archive that is to be written. */
export interface ArchiveTask {
  /** Of its file. */
  path: string;
  /** Who gets it. */
  caller: Caller;
  language: ReportLanguage;
  /** Ids of the rows whose documents it holds, one by one. */
  rows: AsyncIterable<string>;
  /** Ends the run. */
  stop: AbortSignal;
}

/** Writes in the transaction that makes the file available. */
export type AlsoWritten = (db: Db) => Promise<void>;

/** Writes an archive, and returns what else is written when it is whole. */
export type WriteArchive = (
  task: ArchiveTask,
  backend: Omit<Backend, 'exports'>,
) => Promise<AlsoWritten>;
