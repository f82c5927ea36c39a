import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const modules = path.resolve(import.meta.dirname, '../node_modules');
const source = path.join(modules, '@sparticuz/chromium');

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** One font and no rules: what a story shows depends on nothing that the machine has installed. */
const fontconfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>
`;

/**
 * Returns Playwright's launch options of the pinned Chromium, which is unpacked once per version.
 * @returns {Promise<import('playwright').LaunchOptions>}
 */
export async function chromiumLaunchOptions() {
  if (process.platform !== 'linux') return { channel: 'chromium' };
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const folder = path.join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = [process.env.LD_LIBRARY_PATH, path.join(folder, 'lib')]
    .filter(Boolean)
    .join(':');
  return {
    executablePath: process.env.CHROMIUM_PATH ?? path.join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Several processes may do this at once: each fills a folder of its own, and the rename is atomic.
 */
async function unpack(folder) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const inflate = (from, to, mode = 0o644) =>
    pipeline(
      createReadStream(path.join(source, 'bin', from)),
      createBrotliDecompress(),
      createWriteStream(path.join(draft, to), { mode }),
    );
  const untar = async (name) => {
    await inflate(`${name}.tar.br`, `${name}.tar`);
    spawnSync('tar', ['-xf', `${name}.tar`, '--no-same-owner'], { cwd: draft, stdio: 'inherit' });
    rmSync(path.join(draft, `${name}.tar`));
  };
  await Promise.all([
    inflate('chromium.br', 'chromium', 0o755),
    untar('al2023'),
    untar('fonts'),
    untar('swiftshader'),
  ]);
  writeFileSync(path.join(draft, 'fonts.conf'), fontconfig(folder));
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true });
  }
}
