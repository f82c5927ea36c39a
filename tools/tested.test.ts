import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInSample, openTested } from './tested.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mingjian-tested-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const folder of ['tools', 'orders', 'notices']) mkdirSync(path.join(root, folder));
  write('orders/list.ts', 'list');
  write('notices/bell.ts', 'bell');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const isOrders = (file: string) => file.startsWith('orders/');
const hasPassed = () => openTested(root).has('orders', isOrders);

/** Records that the tests of orders passed with the present files. */
function pass() {
  const tested = openTested(root);
  tested.has('orders', isOrders);
  tested.write(['orders']);
}

describe('a part of the tests', () => {
  it('has to run until it has passed', () => {
    expect(hasPassed()).toBe(false);

    pass();

    expect(hasPassed()).toBe(true);
  });

  it.each([
    ['changed', () => write('orders/list.ts', 'changed')],
    ['added', () => write('orders/new.ts', '')],
    ['removed', () => rmSync(path.join(root, 'orders/list.ts'))],
  ])('has to run again after an input was %s', (_, change) => {
    pass();

    change();

    expect(hasPassed()).toBe(false);
  });

  it('need not run again after a change of other files', () => {
    pass();

    write('notices/bell.ts', 'changed');

    expect(hasPassed()).toBe(true);
  });

  it('has to run where git does not list the files', () => {
    pass();

    rmSync(path.join(root, '.git'), { recursive: true });

    expect(hasPassed()).toBe(false);
  });
});

describe('the sample of a day', () => {
  it('has every name once in four weeks', () => {
    const days = Array.from({ length: 28 }, (_, day) => new Date(Date.UTC(2026, 10, day + 1)));

    for (const name of ['parts-button--danger', 'e2e/orders.spec.ts'])
      expect(days.filter((day) => isInSample(name, day))).toHaveLength(1);
  });
});
