import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../database/connect';
import { PRIVATE } from '../features/files/diskStore';
import { RELEASE } from '../release';
import { StartError } from '../startError';
import {
  backupPlaces,
  checkContents,
  copyContents,
  demandEmpty,
  readBackup,
  type BackupFacts,
} from './backupFolder';
import { dumpDatabase, restoreDatabase } from './postgresPrograms';

/** Places of the data of an installation. */
export interface DataPlaces {
  dataDir: string;
  /** Address of PostgreSQL itself; the embedded database without it. */
  databaseUrl: string | undefined;
  uploadDir: string;
  /** Whether the contents of files are in a bucket. */
  hasBucket: boolean;
}

/**
 * Writes a backup to a new folder: the database first, so that each file that it names is there
 * when files are copied. The embedded database has to be stopped. Returns a report.
 */
export async function backUp(folder: string, data: DataPlaces) {
  demandEmpty(folder);
  const unfinished = `${folder}.unfinished`;
  const places = backupPlaces(unfinished);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: PRIVATE });
  if (data.databaseUrl) await dumpDatabase(data.databaseUrl, places.dump);
  else await cp(databaseIn(data.dataDir), places.embedded, { recursive: true });
  const count = data.hasBucket ? 0 : await copyContents(data.uploadDir, places.files);
  const facts: BackupFacts = {
    release: RELEASE,
    createdAt: new Date().toISOString(),
    database: data.databaseUrl ? 'postgres' : 'embedded',
    hasBucket: data.hasBucket,
  };
  await writeFile(places.facts, `${JSON.stringify(facts, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return `The database and ${countOf(count, data)} are in ${folder}.\n`;
}

/**
 * Fills an empty installation from a backup: its files, once they are found undamaged, then the
 * database, so that a restore that was cut off can be repeated. Returns a report.
 */
export async function restore(folder: string, data: DataPlaces) {
  const facts = await readBackup(folder);
  const places = backupPlaces(folder);
  demandSameKind(facts, data);
  await demandNoDatabase(data);
  await checkContents(places.files);
  const count = data.hasBucket ? 0 : await copyContents(places.files, data.uploadDir);
  if (data.databaseUrl) await restoreDatabase(data.databaseUrl, places.dump);
  else {
    const target = path.join(data.dataDir, 'db');
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(places.embedded, unfinished, { recursive: true });
    await rename(unfinished, target);
  }
  return `The database and ${countOf(count, data)} of ${facts.createdAt} are restored.\n`;
}

const countOf = (count: number, { hasBucket }: DataPlaces) =>
  hasBucket ? 'no files, which are in the bucket,' : `${count} files`;

function databaseIn(dataDir: string) {
  const folder = path.join(dataDir, 'db');
  if (!existsSync(folder))
    throw new StartError(`There is no database in ${dataDir}. Check DATA_DIR.`);
  return folder;
}

function demandSameKind({ database, hasBucket }: BackupFacts, data: DataPlaces) {
  if ((database === 'postgres') !== (data.databaseUrl !== undefined))
    throw new StartError(
      database === 'postgres'
        ? 'The backup is of a PostgreSQL. Set DATABASE_URL to an empty one.'
        : 'The backup is of an embedded database. It is restored without DATABASE_URL.',
    );
  if (hasBucket !== data.hasBucket)
    throw new StartError(
      hasBucket
        ? 'The files of this backup are in a bucket. Set S3_BUCKET to it, or to a copy.'
        : 'The files of this backup are in its folder. Copy them to the bucket, or restore without S3_BUCKET.',
    );
}

async function demandNoDatabase({ dataDir, databaseUrl }: DataPlaces) {
  if (!databaseUrl) {
    if (existsSync(path.join(dataDir, 'db')))
      throw new StartError(`There is a database in ${dataDir}. Restore into an empty DATA_DIR.`);
    return;
  }
  const { db, close } = await openPostgres(databaseUrl);
  const { rows } = await sql`select 1 from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  await close();
  if (rows.length > 0)
    throw new StartError('The database of DATABASE_URL has tables. Restore into an empty one.');
}
