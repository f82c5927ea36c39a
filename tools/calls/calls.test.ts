import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { servedCalls } from '../../apps/server/src/features/features';
import {
  SPECIFIED_CALLS,
  SPECIFIED_SETS,
} from '../../packages/api/src/contract/specifiedCalls.fixtures';
import { SCREENLESS, UNSERVED } from './reasons';
import { usedPaths } from './uses';

const root = path.resolve(import.meta.dirname, '../..');

/** Paths of the specified calls: those that are named, and the four of each set. */
const specified = new Set([
  ...SPECIFIED_CALLS.map((call) => call.path),
  ...Object.values(SPECIFIED_SETS).flatMap((names) =>
    names
      .trim()
      .split(/\s+/)
      .flatMap((name) => ['getList', 'save', 'update', 'delete'].map((key) => `/${name}/${key}`)),
  ),
]);

const served = new Set([...servedCalls].map((call) => call.split(' ')[1]!));

function screens(): string[] {
  const folder = path.join(root, 'apps/backoffice/src');
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\./.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

describe('the specified calls', () => {
  const used = usedPaths(screens());

  it('are served, or it is said why not', () => {
    const missing = [...specified].filter((call) => !served.has(call));
    expect(missing.toSorted()).toEqual(Object.keys(UNSERVED).toSorted());
  });

  it('are made by a screen, or it is said why not', () => {
    const idle = [...specified].filter((call) => served.has(call) && !used.has(call));
    expect(idle.toSorted()).toEqual(Object.keys(SCREENLESS).toSorted());
  });
});

describe('usedPaths', () => {
  it('finds calls by name and by another name, whole areas, and lists of resources', () => {
    const of = (code: string) => [...usedPaths([code])];

    expect(
      of("import { orderBase } from '@mingjian/api';\nuseCall(orderBase.getTopUser, {});"),
    ).toEqual(['/gOrderBaseApi/getTopUser']);
    expect(of("import { orderNotes as notes } from '@mingjian/api';\nuse(notes.save);")).toEqual([
      '/gOrderNoteLog/save',
    ]);
    expect(of("import { statistics } from '@mingjian/api';\nuse(statistics);").length).toBe(9);
    expect(of("import { candidate } from '@mingjian/api';\nlistOf(candidate);")).toContain(
      '/cCandidateInfo/getList',
    );
    expect(
      of("import { orderBase } from '@mingjian/api';\nuse(other.orderBase.getTopUser);"),
    ).toEqual([]);
  });
});
