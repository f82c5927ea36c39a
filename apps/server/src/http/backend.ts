import type { Readable } from 'node:stream';
import type { ExportEnding, OutboxChannel } from '@mingjian/api';
import type { Db } from '../database/connect';
import type { AssistantService } from './assistantService';
import type { ByteRange } from './byteRange';
import type { Converter } from './converter';
import type { DocumentSigner } from './documentSigner';
import type { EventService } from './eventHub';
import type { FileAddresses } from './fileAddresses';
import type { MapService } from './mapService';
import type { Log } from './requestLog';
import type { SigningProvider } from './signingService';
import type { Source } from './sourceService';
import type { UploadService } from './uploads';
import type { InvoiceIssuer } from './invoiceService';
import type { Language } from '../texts';

/** Exact totals of lists, remembered until a row changes. */
export interface TotalCache {
  /** Returns the total of `key`, counted once for all who request it at the same time. */
  of(key: string, count: () => Promise<number>): Promise<number>;
  /**
   * A number that is equal at two moments between which no row has changed; `undefined` where other
   * processes write too.
   */
  readonly moment: number | undefined;
  /** Forgets all totals, because rows have changed. */
  forget(): void;
}

/** The file of an export. */
export interface StoredExport {
  /** In bytes. */
  size: number;
  storedAt: Date;
  /** Opens it, or a part of it. */
  open(range?: ByteRange): Readable;
}

/** The background exports of this process. */
export interface ExportService {
  /** Identifies this process in the jobs that it started. */
  workerId: string;
  /** Returns the complete file of a job. */
  find(jobId: string, format: ExportEnding): Promise<StoredExport | undefined>;
  /** Removes the file of a job. */
  remove(jobId: string): Promise<void>;
  /** Looks for waiting jobs. */
  wake(): void;
}

/** The turns of costly searches, person by person. */
export interface SearchQueue {
  /** Runs a query, after the person's earlier costly ones and a pause. */
  run<T>(person: string, cost: number, query: () => Promise<T>): Promise<T>;
  /** Runs a query at once; throws 429 while an earlier costly one is not over. */
  runNow<T>(person: string, cost: number, query: () => Promise<T>): Promise<T>;
}

/** The messages that the product sends by itself. */
export interface OutboxService {
  /** Whether messages of a channel leave the installation. */
  sends(channel: OutboxChannel): boolean;
  /** Looks for messages that wait to be sent. */
  wake(): void;
}

/** The requests of this process that are being answered. */
export interface RunningRequests {
  count: number;
}

/** The running program. */
export interface Installation {
  /** Release of the server. */
  release: string;
  isProduction: boolean;
  /** Address at which people reach it, without a slash at its end. */
  publicUrl: string;
  /** Legal name of the company that runs it, the provider on statements; `undefined` if unsaid. */
  companyName: Readonly<Record<Language, string>> | undefined;
  /** Folder of uploaded files, or of those that arrive. */
  fileFolder: string;
  /** Whether webhooks may go to this machine over plain HTTP, to try them out. */
  allowsLocalWebhooks: boolean;
  /** Folder of the product's source, where code is made from tables; `undefined` elsewhere. */
  sourceFolder: string | undefined;
  /** Whether the database runs in this process. */
  isEmbedded: boolean;
}

/** The services that handlers use; the engine of resources adds its own. */
export interface Backend {
  db: Db;
  totals: TotalCache;
  turns: SearchQueue;
  exports: ExportService;
  requests: RunningRequests;
  events: EventService;
  outbox: OutboxService;
  uploads: UploadService;
  addresses: FileAddresses;
  maps: MapService;
  /** Data sources that this installation may ask. */
  sources: readonly Source[];
  /** Service that issues invoices; `undefined` where people issue them at the tax office. */
  issuer?: InvoiceIssuer | undefined;
  /** Signing vendor of this installation; empty where letters are signed in the product itself. */
  signing: readonly SigningProvider[];
  /** Key that signs issued reports; `undefined` where they are not signed. */
  signer?: DocumentSigner | undefined;
  /** Other origins whose pictures rich texts may have. @default none */
  pictureOrigins?: readonly string[];
  /** Makes PDFs of office files; `undefined` without a command. */
  converter?: Converter | undefined;
  /** `undefined` without a provider. */
  assistant?: AssistantService | undefined;
  installation: Installation;
  log: Log;
  /** Fewest characters of a new password. */
  passwordMin: number;
  /** The time now, in whole seconds, because no stored time is finer. */
  now(): Date;
}
