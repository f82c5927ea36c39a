/** A state of the server that somebody should look at. */
export type ServerWarning =
  | 'diskLow'
  | 'memoryHigh'
  | 'loadHigh'
  | 'jobsLate'
  | 'jobsFailed'
  | 'messagesFailed'
  | 'certificateEnds';

/** The state of the process that answers, of its machine and of its stores. */
export interface ServerInfo {
  /** Release of the server. */
  version: string;
  nodeVersion: string;
  isProduction: boolean;
  /** Whether code is made from tables here. */
  makesCode: boolean;
  /** Time of the response, in the zone that the product runs on. */
  time: string;
  timeZone: string;
  startTime: string;
  /** Seconds since the process started. */
  upTime: number;
  /** Processors of the machine, and its load over 1, 5 and 15 minutes. */
  processors: number;
  loads: number[];
  /** Bytes of the machine. */
  memoryTotal: number;
  memoryUsed: number;
  /** Bytes of the process. */
  memoryResident: number;
  heapUsed: number;
  heapTotal: number;
  database: ServerDatabase;
  /** Jobs of all processes. */
  jobs: ServerQueue;
  /** Messages that the product sends. */
  outbox: ServerQueue;
  /** Disk of the folder of files; `null` where the system does not tell. */
  disk: { total: number; free: number } | null;
  /** Uploaded files, without copies of the same content. */
  uploads: { files: number; bytes: number };
  /** Certificate of the key that signs issued reports; `null` where they are not signed. */
  certificate: { subject: string; endTime: string } | null;
  warnings: ServerWarning[];
}

/** The database of an installation. */
export interface ServerDatabase {
  /** Whether it runs in the process, or is a server of its own. */
  kind: 'embedded' | 'server';
  version: string;
  bytes: number;
  migrations: number;
  /** Name of the last migration. */
  lastMigration: string | null;
}

/** Work that waits. */
export interface ServerQueue {
  /** Waiting, and due. */
  waiting: number;
  failed: number;
  /** When the oldest waiting one was made. */
  oldestTime: string | null;
}
