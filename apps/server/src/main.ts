import { beijingDay, fileOrigins } from '@mingjian/api';
import { chmodSync, mkdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from './config';
import { StartError } from './startError';
import { createBackend, createServer, hasBuiltApp, probesOf } from './createServer';
import { API_BASE } from './http/apiBase';
import { openPglite, openPostgres, type Database } from './database/connect';
import { lockFolder } from './database/folderLock';
import { backUp, restore, type DataPlaces } from './setup/backup';
import { addFirstAdministrator, prepare } from './setup/prepare';
import { repairAdministrator, repairMessage } from './setup/repairAdministrator';
import { createFromTemplate, makeTemplate } from './setup/template';
import { storeDemoPictures } from './demo/storePictures';
import { assistantProvider } from './features/assistant/assistantProvider';
import { signingProvider } from './features/contracts/vendors/settings';
import { httpSource } from './features/dataSources/httpSource';
import { s3Bucket } from './features/files/s3Bucket';
import { createSenders } from './features/outbox/senders';
import { startJobWorker } from './jobs/jobWorker';
import { jobKinds } from './jobs/jobs';
import { listen } from './listen';
import { openSigner } from './pdf/openSigner';
import { stopOnSignal } from './stopOnSignal';
import { explain } from './startErrors';
import { welcome } from './welcome';
import { httpIssuer } from './features/invoices/issuing/httpIssuer';

/**
 * The demo's present moment is ten in the morning: before ten it is yesterday's, so that no order
 * is in the future.
 */
const currentDemoDay = () => beijingDay(new Date(Date.now() - 10 * 3_600_000));

async function start() {
  // What this process writes holds personal data: nobody else on the machine may open it.
  process.umask(0o077);
  const config = readConfig(process.env, process.argv.slice(2));
  const baseDay = config.baseDay ?? currentDemoDay();
  if (config.makeTemplate) return makeTemplate(config.makeTemplate, { demo: config.demo, baseDay });

  if (config.repairAdministrator !== undefined)
    return repair(config, config.repairAdministrator, baseDay);

  if (config.backup !== undefined) return onIdleData(config, config.backup, backUp);
  if (config.restore !== undefined) return onIdleData(config, config.restore, restore);

  const lock = config.databaseUrl ? undefined : lockDataFolder(config);
  let database: Database | undefined;
  try {
    database = await openPrepared(config, baseDay);
    const password = await addFirstAdministrator(database.db, new Date());
    const bucket = config.s3 && (await s3Bucket(config.s3));
    const signer = config.signer && (await openSigner(config.signer));
    const backend = createBackend(database, {
      pictureOrigins: fileOrigins(config.site.fileBases),
      exportFolder: path.join(config.dataDir, 'exports'),
      uploadFolder: config.uploadDir,
      bucket,
      uploadMegabytes: config.uploadMegabytes,
      companyMegabytes: config.companyMegabytes,
      isProduction: config.production,
      publicUrl: config.publicUrl,
      companyName: config.companyName,
      allowsLocalWebhooks: config.allowsLocalWebhooks,
      sourceFolder: config.sourceFolder,
      passwordMin: config.passwordMin,
      senders: createSenders(config.sending),
      maps: config.maps,
      sources: config.sources?.map(httpSource),
      issuer: config.issuer && httpIssuer(config.issuer),
      signing: config.signing?.map((known) => signingProvider(known, config.publicUrl)),
      assistant: config.assistant && assistantProvider(config.assistant),
      conversion: config.conversion,
      signer,
    });
    if (config.demo !== 'none') await storeDemoPictures(backend);
    await tidyUp(backend);
    let isDraining = false;
    const answersRequests = config.role !== 'worker';
    const app = answersRequests
      ? createServer({
          backend,
          site: config.site,
          trustProxy: config.trustProxy,
          isDraining: () => isDraining,
        })
      : probesOf(backend, () => isDraining);
    const server = await listen(app.fetch, config);
    const jobs =
      config.role === 'web' ? undefined : await startJobWorker(backend, { kinds: jobKinds });
    const close = () => {
      backend.uploads.stop();
      return Promise.all([
        backend.events.stop(),
        server.close(),
        jobs?.stop(),
        backend.exports.stop(),
        backend.outbox.stop(),
      ]);
    };
    const opened = database;
    stopOnSignal({
      // Nobody waits for requests of a process that answers none.
      drain: answersRequests ? config.drainSeconds * 1_000 : 0,
      onDrain: () => (isDraining = true),
      close,
      release: async () => {
        await opened.close();
        lock?.release();
      },
    });
    if (!answersRequests)
      process.stdout.write(
        `Mingjian runs jobs, and answers no requests. Its health is on port ${server.port}.\n`,
      );
    else
      process.stdout.write(
        welcome({
          ...config,
          port: server.port,
          apiBase: API_BASE,
          hasApp: hasBuiltApp(),
          adminPassword: password,
        }),
      );
  } catch (error) {
    await database?.close().catch(() => undefined);
    lock?.release();
    throw error;
  }
}

/** Restores the standard administrator in an existing database. No server may use its folder. */
async function repair(config: Config, username: string, baseDay: string) {
  const lock = config.databaseUrl ? undefined : lockDataFolder(config);
  try {
    if (lock && !existsSync(path.join(config.dataDir, 'db')))
      throw new StartError(`There is no database in ${config.dataDir}. Check DATA_DIR.`);
    const database = await openPrepared({ ...config, demo: 'none' }, baseDay);
    try {
      const password = await repairAdministrator(database.db, username, new Date());
      process.stdout.write(repairMessage(username, password));
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

/** Makes or restores a backup. No server may use the folder of an embedded database meanwhile. */
async function onIdleData(
  config: Config,
  folder: string,
  work: (folder: string, data: DataPlaces) => Promise<string>,
) {
  const { dataDir, databaseListenUrl, uploadDir, s3 } = config;
  const lock = config.databaseUrl ? undefined : lockDataFolder(config);
  const data = { dataDir, databaseUrl: databaseListenUrl, uploadDir, hasBucket: s3 !== undefined };
  try {
    process.stdout.write(await work(folder, data));
  } finally {
    lock?.release();
  }
}

/**
 * Removes old exports, which lie in this process's own folder, now and every hour. Waiting messages
 * are tried every minute.
 */
async function tidyUp({ exports, outbox }: ReturnType<typeof createBackend>) {
  await exports.tidy();
  setInterval(() => outbox.wake(), 60_000).unref();
  setInterval(() => void exports.tidy().catch(() => undefined), 3_600_000).unref();
}

/** Mode of a folder that only its owner opens, one that an earlier version made too. */
const PRIVATE = 0o700;

function lockDataFolder({ dataDir }: Config) {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE });
  chmodSync(dataDir, PRIVATE);
  return lockFolder(dataDir);
}

async function openPrepared(config: Config, baseDay: string) {
  const { databaseUrl, databaseListenUrl, dataDir, demo } = config;
  if (databaseUrl) {
    const direct = databaseListenUrl ?? databaseUrl;
    // The lock of the preparation belongs to a session, and a pooler changes them.
    const unlimited = await openPostgres(direct, { statementTimeout: 0 });
    try {
      await prepare(unlimited, { demo, baseDay });
    } finally {
      await unlimited.close();
    }
    return openPostgres(databaseUrl, { listenUrl: databaseListenUrl });
  }
  const folder = path.join(dataDir, 'db');
  if (!existsSync(folder)) await createFromTemplate(folder, dataDir, { demo, baseDay });
  const database = await openPglite(folder);
  try {
    await prepare(database, { demo, baseDay });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : explain(error)}\n`);
  process.exit(1);
});
