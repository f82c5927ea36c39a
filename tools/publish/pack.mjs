import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The published packages, in the order in which they are built. */
export const PACKAGES = ['api', 'ui', 'widgets'];

/** Folder of the tarballs, and of the packages unpacked below its `node_modules`. */
export const PACKED = path.join(root, 'node_modules/.cache/packed');

/** Returns the tarball of a package. */
export const tarballOf = (name) => path.join(PACKED, `mingjian-${name}.tgz`);

/** Returns the folder of an unpacked package. */
export const unpackedOf = (name) => path.join(PACKED, 'node_modules/@mingjian', name);

/** Builds and packs the packages as they would be published, unless nothing changed. */
export async function packPackages() {
  const stamp = path.join(PACKED, 'sources.sha256');
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(PACKED, { recursive: true, force: true });
  for (const name of PACKAGES) await packPackage(name);
  writeFileSync(stamp, wanted);
}

async function packPackage(name) {
  const source = path.join(root, 'packages', name);
  const target = unpackedOf(name);
  mkdirSync(target, { recursive: true });
  await expectSuccess('tsup', ['--silent'], source);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await expectSuccess(npm, ['pack', '--silent', '--pack-destination', PACKED], source);
  const packed = readdirSync(PACKED).find((file) =>
    new RegExp(`^mingjian-${name}-\\d.*\\.tgz$`).test(file),
  );
  const bytes = readFileSync(path.join(PACKED, packed));
  rmSync(path.join(PACKED, packed));
  writeFileSync(tarballOf(name), bytes);
  await expectSuccess('tar', ['-xzf', tarballOf(name), '--strip-components=1'], target);
}

async function expectSuccess(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${output}`);
}

/** Returns a hash of whatever the packages are made of. */
function sourcesHash() {
  const hash = createHash('sha256');
  const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.build.json', 'LICENSE'];
  const own = PACKAGES.flatMap((name) => filesIn(`packages/${name}`));
  for (const file of [...shared, ...filesIn('tools/publish'), ...filesIn('tools/docs'), ...own])
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Files that packing writes. */
const GENERATED = /^packages[\\/]\w+[\\/](LICENSE$|llms\.txt$|catalogue\.json$|docs[\\/])/;

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]/.test(file) && !GENERATED.test(file))
    .sort();
