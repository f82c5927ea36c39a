import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** Rows of requirements: their ids, what holds them, their state and the tests. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));

/** Returns a file that the page names, from the root. */
const placeOf = (name: string) =>
  /^(apps|bench|deploy|e2e|packages)\//.test(name)
    ? name
    : `apps/server/src/${name.replace(/^f\//, 'features/')}`;

const sourceOf = (name: string) => {
  const place = path.join(ROOT, placeOf(name));
  return existsSync(place) ? readFileSync(place, 'utf8').replaceAll("\\'", "'") : undefined;
};

describe('the page of security', () => {
  it('has rows of one form, and states that it explains', () => {
    const states = new Set(rows.map(([, , , state]) => state));

    expect(rows.filter((cells) => cells.length !== 5)).toEqual([]);
    expect([...states].toSorted()).toEqual(['n/a', 'no test', 'not met', 'operator', 'test']);
  });

  it('counts its requirements by their states', () => {
    const counted = /\| all \|\n\|[-: |]+\|\n\|([\d |]+)\|/.exec(page)![1]!.split('|').map(Number);
    // Chapters that concern nothing here are one row from the first to the last.
    const whole: Record<string, number> = { '10.1.1–10.7.3': 29, '17.1.1–17.3.2': 7 };
    const of = (wanted: string) =>
      rows
        .filter(([, , , state]) => state === wanted)
        .reduce((sum, [ids = '']) => sum + (whole[ids] ?? ids.split(',').length), 0);
    const counts = ['test', 'no test', 'operator', 'n/a', 'not met'].map(of);

    expect(counted).toEqual([...counts, counts.reduce((sum, count) => sum + count)]);
  });

  it('names tests that exist, by their titles', () => {
    const missing: string[] = [];
    for (const [ids, , , state, seen = ''] of rows) {
      let file = '';
      const names = [...seen.matchAll(/`([^`]+\.(?:test\.tsx?|spec\.ts))`|“([^”]+)”/g)];
      for (const [, name, title] of names) {
        if (name) file = name;
        if (!sourceOf(file)?.includes(title ?? '')) missing.push(`${file} ${title ?? ''}`);
      }
      if (state === 'test' && !names.some(([, , title]) => title)) missing.push(ids!);
    }

    expect(missing).toEqual([]);
  });

  it('names files that exist', () => {
    const held = rows.map(([, , by]) => by).join(' ');
    const files = [...held.matchAll(/`([\w/]+\.(?:tsx?|md))`/g)].map(([, name]) => name!);

    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((name) => sourceOf(name) === undefined)).toEqual([]);
  });
});
