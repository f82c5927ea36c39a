import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DemoSize } from '../config';
import { StartError } from '../startError';
import { DEMO_VERSION } from '../demo/demoVersion';
import { dictionaryTexts } from '../features/dictionaries/dictionaryContent';
import { openPglite } from '../database/connect';
import { jobKinds } from '../jobs/jobs';
import { standardRights, standardRoles } from '../roles';
import { prepare } from './prepare';
import { standardMenu } from './standardContent';
import { migrations } from '../features/migrations';

/** Which first database is wanted. */
export interface TemplateOptions {
  demo: DemoSize;
  baseDay: string;
}

/** Command that runs this server: node with the bundle, or a loader with the source. */
const OWN_COMMAND: readonly string[] = [...process.execArgv, process.argv[1] ?? ''];

/**
 * Returns the folder of a first database with this content, making it in `folder` if it is not
 * there. That is done in a child process: initialising takes 800 MB of memory, opening an existing
 * database 300 MB.
 */
export async function templateIn(folder: string, options: TemplateOptions, command = OWN_COMMAND) {
  const template = path.join(folder, `template-${templateHash(options)}`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${template}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await makeInChild(unfinished, options, command);
  try {
    renameSync(unfinished, template);
  } catch (error) {
    // Another process has made the same one in the meantime.
    if (!existsSync(template)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return template;
}

/**
 * Makes the database in `folder` from a template, in a data folder that is locked. A large template
 * is used up, so that the disk does not hold it twice.
 */
export async function createFromTemplate(
  folder: string,
  dataDir: string,
  options: TemplateOptions,
) {
  const template = await templateIn(dataDir, options);
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('template-') && name !== path.basename(template))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (options.demo === 'large') return renameSync(template, folder);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(template, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}

/** Makes a first database in `folder`. Runs in the child process. */
export async function makeTemplate(folder: string, { demo, baseDay }: TemplateOptions) {
  const database = await openPglite(folder);
  await prepare(database, { demo, baseDay });
  await database.close();
}

function templateHash(options: TemplateOptions) {
  const content = JSON.stringify([
    migrations,
    standardRoles,
    standardRights,
    standardMenu,
    dictionaryTexts,
    jobKinds.map(({ name, retries, pause }) => [name, retries, pause]),
    DEMO_VERSION,
    options,
  ]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function makeInChild(
  folder: string,
  { demo, baseDay }: TemplateOptions,
  command: readonly string[],
) {
  const args = [...command, `--make-template=${folder}`, `--demo=${demo}`, `--base-day=${baseDay}`];
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: '' },
    });
    const stop = () => child.kill('SIGKILL');
    process.once('exit', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else
        reject(
          new StartError('The first database could not be made. The reason is in the lines above.'),
        );
    });
  });
}
