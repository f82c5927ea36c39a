import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources, type Resource } from '@mingjian/api';
import { standardRoles } from '../roles';
import { features, usages } from './features';

const SOURCE = path.resolve(import.meta.dirname, '..');

/** Returns the folders of features that no feature is named after. */
function unregistered(folder: string, names: readonly string[]) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !names.includes(entry.name))
    .map((entry) => entry.name);
}

describe('the features of the server', () => {
  const names = features.map(({ name }) => name);
  const served = features.flatMap((feature) => feature.resources ?? []);

  it('hold every folder', () => {
    expect(unregistered(import.meta.dirname, names)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name a folder that is forgotten', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'features-'));
    for (const name of [...names, 'planted']) mkdirSync(path.join(folder, name));

    expect(unregistered(folder, names)).toEqual(['planted']);
    rmSync(folder, { recursive: true });
  });

  it('serve every resource of the contract', () => {
    const declared = Object.values(resources as unknown as Record<string, Resource>)
      .filter((one) => typeof one === 'object' && 'draft' in one)
      .map(({ name }) => name);
    const bound = features
      .flatMap(({ calls }) => calls.flat())
      .map(({ call }) => call.path.split('/')[1]);

    expect(declared.length).toBeGreaterThan(8);
    expect(declared.filter((name) => !bound.includes(name))).toEqual([]);
    expect(served.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('use rows of resources that exist', () => {
    const names = new Set(served.map(({ name }) => name));

    expect(usages.size).toBeGreaterThan(4);
    expect([...usages.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('bind each call once', () => {
    const keys = features
      .flatMap(({ calls }) => calls.flat())
      .map(({ call }) => `${call.method} ${call.path}`);

    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('give every menu entry one code, a parent that exists, and a place of its own', () => {
    const menu = features.flatMap((feature) => feature.menu ?? []);
    const codes = menu.map(({ code }) => code);
    const places = menu.map(({ parent, sort }) => `${parent} ${sort}`);

    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(places).size).toBe(places.length);
    expect(menu.filter(({ parent }) => parent && !codes.includes(parent))).toEqual([]);
  });
});

describe('roles', () => {
  const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$|^roles\.ts$|^demo\//.test(file),
  );

  it('are named in roles.ts alone', () => {
    const codes = standardRoles.map(({ code }) => `'${code}'`);
    const found = files.filter((file) => {
      const text = readFileSync(path.join(SOURCE, file), 'utf8');
      return codes.some((code) => text.includes(code));
    });

    expect(files.length).toBeGreaterThan(80);
    expect(found).toEqual([]);
  });
});
