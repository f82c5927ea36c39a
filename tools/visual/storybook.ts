import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { run } from '../run.mjs';

/** A story as Storybook lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file, from the root of the project. */
  file: string;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds the Storybook of the project at `root`, with the version that is installed there, into
 * `folder`, with the graph of its modules.
 */
export async function buildStorybook(root: string, folder: string): Promise<void> {
  const installed = createRequire(path.join(root, 'package.json')).resolve(
    'storybook/package.json',
  );
  const { bin } = JSON.parse(readFileSync(installed, 'utf8')) as { bin: string };
  const program = path.resolve(path.dirname(installed), bin);
  const { code, output } = await run(
    'node',
    [program, 'build', '--quiet', '--loglevel', 'error', '--stats-json', '-o', folder],
    {
      cwd: root,
    },
  );
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
}

/** The stories of a built Storybook, in its order. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { type: string; id: string; title: string; name: string; importPath: string }
    >;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name,
      file: path.normalize(importPath),
    }));
}

/** Serves a folder on this machine alone; each file is read once. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const files = new Map<string, Promise<Buffer>>();
  const read = (name: string) => {
    const file = files.get(name) ?? readFile(path.join(folder, name));
    files.set(name, file);
    return file;
  };
  const server = createServer((request, response) => {
    const name = nameOf(request.url ?? '/');
    read(name).then(
      (body) => {
        response.writeHead(200, {
          'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
          'cache-control': 'max-age=3600',
        });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The file that an address asks for; one that cannot be read is none. */
function nameOf(url: string): string {
  try {
    const name = path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return name.endsWith('/') ? `${name}index.html` : name;
  } catch {
    return '/\0';
  }
}
