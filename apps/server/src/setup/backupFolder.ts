import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PRIVATE } from '../features/files/diskStore';
import { StartError } from '../startError';

/** Facts of a backup, in its `backup.json`. */
export interface BackupFacts {
  /** Release that made it. */
  release: string;
  createdAt: string;
  database: 'embedded' | 'postgres';
  /** Whether the contents of files are in a bucket, and not in the backup. */
  hasBucket: boolean;
}

/** Places of a backup. */
export const backupPlaces = (folder: string) => ({
  facts: path.join(folder, 'backup.json'),
  embedded: path.join(folder, 'db'),
  dump: path.join(folder, 'database.dump'),
  files: path.join(folder, 'files'),
});

/** Returns the facts of a backup. Throws a `StartError` for a folder that holds none. */
export async function readBackup(folder: string): Promise<BackupFacts> {
  const text = await readFile(backupPlaces(folder).facts, 'utf8').catch(() => {
    throw new StartError(`There is no complete backup in ${folder}.`);
  });
  return JSON.parse(text) as BackupFacts;
}

/** Throws a `StartError` unless nothing is in a folder. */
export function demandEmpty(folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Name a folder that a backup can have to itself.`);
}

/**
 * Copies the contents of files from one folder to another, without what arrives at the moment.
 * Returns their number.
 */
export async function copyContents(from: string, to: string) {
  const contents = await contentsIn(from);
  for (const place of contents) {
    await mkdir(path.dirname(path.join(to, place)), { recursive: true, mode: PRIVATE });
    await copyFile(path.join(from, place), path.join(to, place));
  }
  return contents.length;
}

/** Throws a `StartError` when a content is not the one that its name, a SHA-256, promises. */
export async function checkContents(folder: string) {
  for (const place of await contentsIn(folder)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, place)), hash);
    if (hash.digest('hex') !== path.basename(place))
      throw new StartError(`The backup is damaged: ${path.join(folder, place)} has other content.`);
  }
}

/** Returns the contents of a folder, each as `<first two digits>/<SHA-256>`. */
async function contentsIn(folder: string) {
  const groups = (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const places = await Promise.all(
    groups.map(async (group) =>
      (await namesIn(path.join(folder, group)))
        .filter((name) => /^[0-9a-f]{64}$/.test(name))
        .map((name) => path.join(group, name)),
    ),
  );
  return places.flat();
}

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);
