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
  // Texts of native controls, such as the button of a file input.
  '--lang=en-US',
];

/** Variables of the machine that the browser needs; language, zone and fonts are not among them. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY'];

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
  return {
    executablePath: process.env.CHROMIUM_PATH ?? path.join(folder, 'chromium'),
    args,
    env: browserEnvironment(process.env, folder),
  };
}

/**
 * Returns the variables of the browser's process: language, zone, fonts and libraries are the same
 * on every machine.
 * @param {NodeJS.ProcessEnv} machine
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function browserEnvironment(machine, folder) {
  const passedOn = PASSED_ON.flatMap((name) => (machine[name] ? [[name, machine[name]]] : []));
  const libraries = [path.join(folder, 'lib'), machine.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    ...Object.fromEntries(passedOn),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
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
