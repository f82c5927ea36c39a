import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInSample } from './tested.mjs';

/**
 * Folders of a part of the tests, or single files, with what their tests are made of.
 *
 * @typedef {Map<string, (file: string) => boolean>} Rooms
 */

/**
 * Returns the rooms of a part of the tests that have to run: those of which something changed since
 * they passed, and a sample of the others.
 *
 * @param {ReturnType<typeof import('./tested.mjs').openTested>} tested
 * @param {string} name of the part
 * @param {Rooms} rooms
 */
export const reachedRooms = (tested, name, rooms) =>
  [...rooms.keys()].filter((room) => {
    const record = recordOf(name, room);
    return !tested.has(record, rooms.get(room)) || isInSample(record);
  });

/** Name of a room in the record of what passed. */
export const recordOf = (name, room) => `${name}: ${room}`;

/** A component or a feature, on its floor. */
const ROOM = /^(packages\/\w+|apps\/\w+)\/src\/((internal|features)\/)?[^/]+/;
const roomOf = (file) => ROOM.exec(file)[0];
/** Stands among the files of a room for all of them. */
const EVERYTHING = '*';
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * Returns the rooms of tests by what a bundler would take into each: the modules that its tests
 * import, without the parts of barrels that they do not use. What `isEverywhere` names is in each
 * of them. One with a test that reads files, or lists them, is made of every input.
 *
 * @param {string} root
 * @param {string[]} folders
 * @param {(file: string) => boolean} isInput
 * @param {(file: string) => boolean} isEverywhere
 * @returns {Promise<Rooms>}
 */
export async function roomsByModules(root, folders, isInput, isEverywhere) {
  const tests = folders.flatMap((folder) => filesIn(root, folder)).filter(isTest);
  // A fresh clone has it once packages are installed.
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: tests,
    outdir: 'made',
    outbase: '.',
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.svg': 'empty', '.png': 'empty', '.css': 'empty' },
  });
  await stop();
  const made = new Map();
  for (const { entryPoint, inputs, imports } of Object.values(metafile.outputs)) {
    if (entryPoint === undefined) continue;
    const files = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
    const room = roomOf(entryPoint);
    if (!made.has(room)) made.set(room, new Set());
    for (const file of files) made.get(room).add(file);
    const readsMore =
      imports.some((one) => /^node:(fs|child_process)/.test(one.path)) ||
      files.some((file) =>
        readFileSync(path.join(root, file), 'utf8').includes('import.meta.glob'),
      );
    if (readsMore) made.get(room).add(EVERYTHING);
  }
  return new Map(
    [...made].map(([room, files]) => {
      const isMadeOf = (file) => files.has(file) || isEverywhere(file);
      return [room, (file) => isInput(file) && (files.has(EVERYTHING) || isMadeOf(file))];
    }),
  );
}

/** Every server's database is made by all of them. */
const MIGRATION = /Migration\.ts$/;
const FEATURE = /^apps\/server\/src\/features\/([^/]+)\//;
const featureOf = (file) => FEATURE.exec(file)?.[1];

/**
 * Returns the rooms of the server's tests: its features, each made of itself, of those that it
 * imports, and of what is no feature; and the floors below, whose tests are made of everything.
 *
 * @param {string} root
 * @param {(file: string) => boolean} isInput
 * @returns {Rooms}
 */
export function roomsOfServer(root, isInput) {
  const files = filesIn(root, 'apps/server/src');
  const imports = importsBetween(root, files);
  return new Map(
    files.filter(isTest).map((test) => {
      const feature = featureOf(test);
      if (feature === undefined) return [roomOf(test), isInput];
      const reached = reachedFrom(feature, imports);
      const isMadeOf = (file) => {
        const other = featureOf(file);
        if (isTest(file)) return other === feature;
        return other === undefined || reached.has(other) || MIGRATION.test(file);
      };
      return [roomOf(test), (file) => isInput(file) && isMadeOf(file)];
    }),
  );
}

/** Features by the features that their files import. */
function importsBetween(root, files) {
  const imports = new Map();
  for (const file of files) {
    const from = featureOf(file);
    if (from === undefined || !file.endsWith('.ts')) continue;
    const known = imports.get(from) ?? new Set();
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(/'(\.[^']+)'/g))
      known.add(featureOf(path.posix.join(path.posix.dirname(file), name)));
    imports.set(from, known);
  }
  return imports;
}

function reachedFrom(feature, imports, reached = new Set()) {
  if (feature === undefined || reached.has(feature)) return reached;
  reached.add(feature);
  for (const other of imports.get(feature) ?? []) reachedFrom(other, imports, reached);
  return reached;
}

/** Files below a folder, from the root, with slashes. */
const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
