import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const [container, compose, proxy, example] = [
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/Caddyfile',
  'deploy/env.example',
].map((file) => read(file).replaceAll(/^\s*# .*\n/gm, '')) as [string, string, string, string];

/** Values of `deploy/.env` as an installation sets them. */
const given = Object.fromEntries(
  [...example.matchAll(/^#?([A-Z]\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value || 'x1']),
);

/** Returns the block of a key, by its indentation. */
function block(key: string, text = compose) {
  const start = new RegExp(`^( *)${key}:.*\n((?:\\1 .*\n|\n)*)`, 'm').exec(text);
  return start?.[2] ?? '';
}

/** Returns the variables of a block with the values that Compose fills in. */
const variablesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ +([A-Z]\w+): '?(.*?)'?$/gm)].map(([, name, value]) => [
      name!,
      value!.replaceAll(/\$\{(\w+):\?\}/g, (_, from: string) => given[from] ?? `no ${from}`),
    ]),
  );

/** Returns what the server reads of an environment, and the names that it has looked up. */
function readBy(env: Record<string, string>) {
  const names = new Set<string>();
  const watched = new Proxy(env, {
    get: (target, name: string) => {
      names.add(name);
      return target[name];
    },
  });
  return { config: readConfig(watched, []), names };
}

const settings = variablesOf(block('x-settings'));
const image = Object.fromEntries(
  [...container.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name, value]) => [name!, value!]),
);
const environmentOf = (service: string) => ({
  ...image,
  ...given,
  ...settings,
  ...variablesOf(block('environment', block(service))),
});

describe('the container', () => {
  const copies = [...container.matchAll(/^COPY (--from=\S+ )?(.+)$/gm)].map(([, from, places]) => ({
    from: from?.slice(7).trim(),
    sources: places!.split(' ').slice(0, -1),
  }));

  it('copies what there is, and what is not left out', () => {
    const sources = copies.filter(({ from }) => !from).flatMap((copy) => copy.sources);
    const included = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, place]) => place!);

    expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
    expect(
      sources.filter((source) => !included.some((place) => `${source}/`.startsWith(`${place}/`))),
    ).toEqual([]);
  });

  it('copies from stages that it has', () => {
    const stages = [...container.matchAll(/^FROM .+ AS (\w+)$/gm)].map(([, name]) => name);

    expect(
      copies.flatMap(({ from }) => from ?? []).filter((from) => !stages.includes(from)),
    ).toEqual([]);
  });

  it('installs from the manifests of all workspaces', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = workspaces.flatMap((place) =>
      place.endsWith('/*')
        ? readdirSync(path.join(ROOT, place.slice(0, -2))).map((name) => place.replace('*', name))
        : [place],
    );
    const manifests = folders
      .map((folder) => `${folder}/package.json`)
      .filter((file) => existsSync(path.join(ROOT, file)));

    const copied = copies.flatMap(({ sources }) => sources);
    expect(manifests.filter((file) => !copied.includes(file))).toEqual([]);
  });

  it('runs as nobody who may write to it, on the version of Node that is tested', () => {
    expect(container).toMatch(/^USER node$/m);
    expect([...container.matchAll(/^FROM (\S+:\S+)/gm)].map(([, name]) => name)).toEqual(
      Array(2).fill('node:20.20.2-bookworm-slim'),
    );
    expect(container).toContain('/healthz');
  });
});

describe('the installation of several processes', () => {
  const services = [...block('services').matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name!);
  const servers = services.filter((name) => block(name).includes('<<: *server'));

  it('has two processes for requests and one for jobs, which share all else', () => {
    const configs = servers.map((name) => readBy(environmentOf(name)).config);

    expect(configs.map(({ role }) => role)).toEqual(['web', 'web', 'worker']);
    for (const config of configs)
      expect(config).toMatchObject({
        databaseUrl: 'postgres://mingjian:x1@database/mingjian',
        dataDir: '/data',
        demo: 'none',
        production: true,
        publicUrl: 'https://check.example.com',
        s3: { bucket: 'mingjian', endpoint: 'http://storage:8333' },
        sending: { smtpUrl: 'smtps://user:password@mail.example.com' },
        trustProxy: true,
      });
  });

  it('sets variables that the server reads, and no others', () => {
    const { names } = readBy(environmentOf('web1'));
    const forOthers = Object.keys(given).filter((name) => compose.includes(`\${${name}:?}`));
    const known = (name: string) => names.has(name) || forOthers.includes(name);

    const set = [image, settings, given].flatMap((variables) => Object.keys(variables));
    expect(set.filter((name) => !known(name))).toEqual([]);
  });

  it('takes its secrets from the file of variables alone', () => {
    const filledIn = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!);

    expect(filledIn.filter((name) => !Object.hasOwn(given, name))).toEqual([]);
    expect(example).toMatch(/^POSTGRES_PASSWORD=$/m);
    expect(example).toMatch(/^S3_SECRET_KEY=$/m);
    expect(read('.gitignore')).toMatch(/^deploy\/\.env$/m);
  });

  it('has images of one version each, and volumes that are declared', () => {
    const images = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, name]) => name!);
    const mounted = [...compose.matchAll(/^ +- (\w+):\//gm)].map(([, name]) => name!);
    const declared = [
      ...block('volumes', compose.slice(compose.lastIndexOf('\nvolumes:'))).matchAll(
        /^ {2}(\w+):$/gm,
      ),
    ].map(([, name]) => name!);

    expect(images.filter((name) => name !== 'mingjian' && !/:\d+\.\d+/.test(name))).toEqual([]);
    expect([...new Set(mounted)].sort()).toEqual(declared.sort());
  });

  it('has a proxy that asks each process for requests whether it is ready', () => {
    const upstreams = [...proxy.matchAll(/(\w+):(\d+)/g)].map(([, name, port]) => [name, port]);

    expect(upstreams).toEqual(
      servers
        .filter((name) => environmentOf(name).ROLE === 'web')
        .map((name) => [name, image.PORT]),
    );
    expect(proxy).toMatch(/health_uri \/readyz/);
  });
});
