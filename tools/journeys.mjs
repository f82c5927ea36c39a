import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Folders of a room by its first part; a room without one is a feature, on both sides. */
const FOLDERS = {
  base: ['apps/backoffice/src/base'],
  shell: ['apps/backoffice/src/shell'],
  shared: ['apps/backoffice/src/shared'],
  widgets: ['packages/widgets/src'],
  ui: ['packages/ui/src'],
  api: [
    'packages/api/src',
    ...['contract', 'entities', 'resources'].map((one) => `packages/api/src/${one}`),
  ],
  app: ['apps/backoffice/src'],
  features: ['apps/backoffice/src/features', 'apps/server/src/features'],
};

/**
 * Returns the specifications of journeys that a run has to walk whole: those whose rooms, named in
 * their first line, or whose own text changed since they passed, and one of the others, another one
 * each day. Of the rest only the spine is walked.
 *
 * @param {ReturnType<typeof import('./tested.mjs').openTested>} tested
 */
export function reachedJourneys(tested) {
  const names = readdirSync(path.join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
  const ofToday = names[Math.floor(Date.now() / 86_400_000) % names.length];
  return names.filter((name) => {
    const folders = roomsOf(name).flatMap(foldersOf);
    const isInput = (file) =>
      file === `e2e/${name}` || folders.some((folder) => file.startsWith(`${folder}/`));
    const hasPassed = tested.has(`e2e/${name}`, (file) => isInput(file) && !isTest(file));
    return !hasPassed || name === ofToday;
  });
}

const isTest = (file) => /\.(test|stories|guide|fixtures)\.tsx?$/.test(file);

/** Reads `// Reached by: orders shell/tabs`, the first lines of a specification. */
function roomsOf(name) {
  const text = readFileSync(path.join(root, 'e2e', name), 'utf8');
  const lines = [...text.matchAll(/^\/\/ Reached by: (.+)$/gm)].map(([, rooms]) => rooms);
  if (lines.length === 0) throw new Error(`e2e/${name} does not say at its top what reaches it.`);
  return lines
    .filter((line) => line !== 'nothing but the spine')
    .flatMap((line) => line.split(' '));
}

function foldersOf(room) {
  const [kind, ...rest] = room.includes('/') ? room.split('/') : ['features', room];
  const folders = (FOLDERS[kind] ?? [])
    .map((folder) => `${folder}/${rest.join('/')}`)
    .filter((folder) => existsSync(path.join(root, folder)));
  if (folders.length === 0)
    throw new Error(`A journey is reached by “${room}”, which is no folder.`);
  return folders;
}
