import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RECORD = 'tools/tested.json';

/** Days until every part was in a sample once. */
const ROTATION = 28;

/**
 * Opens the record of what passed: for each part of the tests that a run may leave out, the hash of
 * its inputs when it last passed. It is in the repository, so that a fresh clone leaves out what
 * nobody changed since. Without git, whose list of files it needs, everything is tested.
 */
export function openTested(root = path.resolve(import.meta.dirname, '..')) {
  const record = path.join(root, RECORD);
  const passed = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const files = listFiles(root);
  const hashes = new Map();
  return {
    /**
     * Whether a part passed with the present content of its inputs.
     *
     * @param {string} part
     * @param {(file: string) => boolean} isInput of paths from the root
     */
    has(part, isInput) {
      const hash = files && hashOf(root, files.filter(isInput));
      hashes.set(part, hash);
      return hash !== null && passed[part] === hash;
    },
    /**
     * Records parts that were asked for and have passed; parts that are gone are dropped. Rooms of
     * a part (`part: room`) stay where no room of it was asked for.
     */
    write(parts) {
      for (const part of parts) if (hashes.get(part)) passed[part] = hashes.get(part);
      const asked = new Set([...hashes.keys()].filter(isRoom).map(partOf));
      const isKnown = (part) =>
        hashes.has(part) || (isRoom(part) && hashes.has(partOf(part)) && !asked.has(partOf(part)));
      const known = Object.keys(passed).filter(isKnown);
      const sorted = Object.fromEntries(known.sort().map((part) => [part, passed[part]]));
      writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

const isRoom = (part) => part.includes(': ');
const partOf = (part) => part.split(': ')[0];

/** Whether something is in today's sample: each name is once in four weeks. */
export function isInSample(name, today = new Date()) {
  const day = Math.floor(today.getTime() / 86_400_000);
  return createHash('sha256').update(name).digest().readUInt32BE() % ROTATION === day % ROTATION;
}

/** Returns the files of the tree, committed or not, from the root; `null` without git. */
function listFiles(root) {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
    const names = [...new Set(output.split('\0'))].filter((name) => name !== '');
    return names.filter((name) => existsSync(path.join(root, name))).sort();
  } catch {
    return null;
  }
}

function hashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 20);
}
