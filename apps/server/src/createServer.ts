import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { fileOrigins, OPEN_API, PASSWORD_MIN, type Site } from '@mingjian/api';
import type { Database } from './database/connect';
import { isMigrated } from './database/migrate';
import { notFound } from './failure';
import {
  boundAreas,
  onlyMenus,
  servedResources,
  uncountedTables,
  undeliverableHandlers,
  usages,
} from './features/features';
import { addressKey } from './features/files/addressKey';
import { createConverter, type ConvertSettings } from './features/files/conversion/converter';
import { fileContents, type FileContents } from './features/files/fileContents';
import { migrations } from './features/migrations';
import { builtinMaps } from './features/maps/mapSettings';
import { demonstrationSources } from './features/dataSources/demonstration';
import { exportFiles, exportObjects } from './features/listExports/exportFiles';
import { createExportWorker, type ExportWorker } from './features/listExports/exportWorker';
import { writeReportArchive } from './features/reports/reportArchive';
import { createOutboxWorker, type OutboxWorker } from './features/outbox/outboxWorker';
import type { Senders } from './features/outbox/senders';
import { keyCaller } from './features/apiKeys/keyCaller';
import { recordApiCalls } from './features/apiKeys/recordApiCalls';
import { linkedCandidate } from './features/collect/candidateSession';
import { authenticate, liveSessions } from './features/session/authenticate';
import { apiRoutes } from './http/api';
import { API_BASE } from './http/apiBase';
import type { AssistantService } from './http/assistantService';
import type { Backend, Installation } from './http/backend';
import type { DocumentSigner } from './http/documentSigner';
import { failWith } from './http/envelope';
import { createEventHub, type EventHub } from './http/eventHub';
import { fileAddresses } from './http/fileAddresses';
import type { MapService } from './http/mapService';
import type { Bucket } from './http/bucket';
import { probes } from './http/probes';
import { logToStderr, requestLog, type Log } from './http/requestLog';
import type { SigningProvider } from './http/signingService';
import type { Source } from './http/sourceService';
import { securityHeaders, type RequestVariables } from './http/securityHeaders';
import { staticApp } from './http/staticApp';
import { RELEASE } from './release';
import { SearchTurns } from './resources/searchTurns';
import { Totals } from './resources/totals';
import { withSite } from './site';
import { demonstrationIssuer } from './features/invoices/issuing/demonstrationIssuer';
import type { InvoiceIssuer } from './http/invoiceService';

/** The candidates' pages, which are an application of their own. */
const CANDIDATE_PAGES = {
  '/clientUser': 'candidate.html',
  '/signPage': 'candidate.html',
};

/** Pages for trying out an installation, which production has not. */
const TRIAL_PAGES: readonly string[] = ['/test'];

/** Options of a server. */
export interface ServerOptions {
  backend: Backend;
  /**
   * Folder of the built app.
   * @default the back-office's `dist`
   */
  staticDir?: string | undefined;
  /** Settings of the deployment. @default those of the specification */
  site?: Site;
  /** @default JSON lines to stderr */
  log?: Log;
  /**
   * Whether a trusted proxy is in front, so that `X-Forwarded-For` and `X-Forwarded-Proto` are
   * true. @default false
   */
  trustProxy?: boolean;
  /** Whether the process is about to stop. @default never */
  isDraining?: () => boolean;
}

/** Options of the services that handlers use. */
export interface BackendOptions {
  /** Folder of the files of exports, or of those that are being written. */
  exportFolder: string;
  /** Folder of uploaded files, or of those that arrive. */
  uploadFolder: string;
  /** Place of uploaded files and exports. @default the folders */
  bucket?: Bucket | undefined;
  /** Largest size of an uploaded file, in megabytes. @default the specification's */
  uploadMegabytes?: number;
  /** Most megabytes of all files of a company. @default 20480 */
  companyMegabytes?: number;
  /** Fewest characters of a new password. @default the specification's */
  passwordMin?: number;
  /** @default the system's clock */
  clock?: () => Date;
  /** @default JSON lines to stderr */
  log?: Log;
  /** Senders of messages. @default none: messages stay in the outbox */
  senders?: Senders;
  /** @default maps without a service */
  maps?: MapService;
  /** Other origins whose pictures rich texts may have. @default none */
  pictureOrigins?: readonly string[];
  /** A language model for questions. @default none */
  assistant?: AssistantService | undefined;
  /** Data sources. @default the demonstration, in production none */
  sources?: readonly Source[] | undefined;
  /** Service that issues invoices. @default the demonstration, in production none */
  issuer?: InvoiceIssuer | undefined;
  /** Signing vendor. @default none: letters are signed in the product itself */
  signing?: readonly SigningProvider[] | undefined;
  /** Key that signs issued reports. @default none */
  signer?: DocumentSigner | undefined;
  /** Command that makes PDFs of office files. @default none */
  conversion?: ConvertSettings | undefined;
  /** Whether this is the installation that people work with. @default false */
  isProduction?: boolean;
  /** Address at which people reach it, for links in messages. @default one of this machine */
  publicUrl?: string;
  /** Legal name of the company that runs it. @default a made-up one, in production none */
  companyName?: Installation['companyName'] | undefined;
  /** Whether webhooks may go to this machine over plain HTTP. @default false */
  allowsLocalWebhooks?: boolean;
  /** Folder of the product's source, where code is made from tables. @default none */
  sourceFolder?: string | undefined;
}

/** The services that the program itself runs and stops. */
interface RunningServices {
  exports: ExportWorker;
  events: EventHub;
  outbox: OutboxWorker;
  uploads: FileContents;
}

/** Company that runs a demonstration. */
const DEMO_COMPANY = {
  zh: '明鉴背景调查（演示）有限公司',
  en: 'Mingjian Background Checks (Demo) Co., Ltd.',
};

/** Returns the services that handlers use. */
export function createBackend(
  database: Database,
  {
    exportFolder,
    uploadFolder,
    bucket,
    uploadMegabytes,
    companyMegabytes,
    passwordMin = PASSWORD_MIN,
    clock = () => new Date(),
    log = logToStderr,
    senders = {},
    maps = builtinMaps,
    pictureOrigins = [],
    assistant,
    conversion,
    isProduction = false,
    publicUrl = 'http://127.0.0.1:4310',
    companyName = isProduction ? undefined : DEMO_COMPANY,
    allowsLocalWebhooks = false,
    sourceFolder,
    sources = isProduction ? [] : demonstrationSources,
    issuer = isProduction ? undefined : demonstrationIssuer(clock),
    signing = [],
    signer,
  }: BackendOptions,
): Backend & RunningServices {
  const { db, exclusive } = database;
  const totals = new Totals(exclusive);
  const turns = new SearchTurns();
  database.onWrite((table) => {
    if (!uncountedTables.has(camelCase(table))) totals.forget();
  });
  const now = () => new Date(Math.floor(clock().getTime() / 1_000) * 1_000);
  const installation = {
    release: RELEASE,
    isProduction,
    publicUrl,
    companyName,
    fileFolder: uploadFolder,
    allowsLocalWebhooks,
    sourceFolder,
    isEmbedded: exclusive,
  };
  const events = createEventHub({
    listen: database.listen,
    liveSessions: async (hashes) => liveSessions(hashes, { db, now }),
  });
  const uploads = fileContents({
    folder: uploadFolder,
    bucket,
    megabytes: uploadMegabytes,
    companyMegabytes,
    log,
  });
  const outbox = createOutboxWorker({ db, now, log, uploads }, senders, undeliverableHandlers);
  const addresses = fileAddresses(addressKey(db), now);
  const converter = conversion && createConverter(conversion, log);
  const requests = { count: 0 };
  const parties = {
    maps,
    converter,
    assistant,
    pictureOrigins,
    sources,
    issuer,
    signing,
    signer,
  };
  const stores = {
    requests,
    db,
    totals,
    turns,
    uploads,
    addresses,
    ...parties,
  };
  const registry = { resources: servedResources, usages, onlyMenus };
  const services = {
    ...stores,
    ...registry,
    now,
    events,
    outbox,
    installation,
    log,
    passwordMin,
  };
  const exports = createExportWorker(services, {
    files: bucket ? exportObjects(bucket, exportFolder) : exportFiles(exportFolder),
    isAlone: exclusive,
    writeArchive: writeReportArchive,
    onFault: (job, error) =>
      log({ event: 'export broke', job, message: String(error).slice(0, 500) }),
  });
  return { ...services, exports };
}

const camelCase = (table: string) =>
  table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the whole server as one Hono app. It listens to no port of its own, so a test can call
 * `app.request`.
 */
export function createServer({
  backend,
  staticDir,
  site = {},
  log = logToStderr,
  trustProxy = false,
  isDraining = () => false,
}: ServerOptions) {
  const app = new Hono<{ Variables: RequestVariables }>();
  const origins = {
    tiles: backend.maps.tileOrigins,
    files: fileOrigins(site.fileBases),
  };
  app.use(securityHeaders((request) => isHttps(request, trustProxy), origins));
  // Proxies look every second: before the log.
  app.route('/', probesOf(backend, isDraining));
  app.use(requestLog(log, (context) => addressOf(context, trustProxy)));
  app.onError(failWith(log));
  app.use(`${API_BASE}${OPEN_API}/*`, recordApiCalls(backend));
  app.route(
    API_BASE,
    apiRoutes({
      areas: boundAreas,
      backend,
      authenticate: async (headers, known, isBackground) =>
        (await linkedCandidate(headers, known)) ??
        (await keyCaller(headers, known)) ??
        authenticate(headers, known, isBackground),
      addressOf: (context) => addressOf(context, trustProxy),
    }),
  );
  const absent = backend.installation.isProduction ? TRIAL_PAGES : [];
  const fillPage = (html: string) => withSite(html, site);
  const pages = { fillPage, absent, pages: CANDIDATE_PAGES };
  app.use(staticApp(staticDir ?? defaultStaticDir(), pages));
  app.all('*', () => {
    throw notFound();
  });
  return app;
}

/** Returns the addresses of health alone: what a process for jobs answers. */
export const probesOf = ({ db }: Pick<Backend, 'db'>, isDraining: () => boolean) =>
  probes({ isDraining, isMigrated: () => isMigrated(db, migrations) });

/**
 * The built server is in `apps/server/dist`, its source in `apps/server/src`: the relative path to
 * the app is the same.
 */
function defaultStaticDir() {
  return fileURLToPath(new URL('../../backoffice/dist', import.meta.url));
}

/** Whether the app has been built, so that there is something to open in a browser. */
export const hasBuiltApp = (staticDir = defaultStaticDir()) => existsSync(staticDir);

function isHttps(request: Request, trustProxy: boolean) {
  return (
    new URL(request.url).protocol === 'https:' ||
    (trustProxy && request.headers.get('x-forwarded-proto') === 'https')
  );
}

/** Our own proxy wrote the last entry; the ones before it are claims of the caller. */
function addressOf(context: Context, trustProxy: boolean) {
  const forwarded = trustProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  return context.env && 'incoming' in context.env
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local';
}
