import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparabilityOf } from './comparable';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mingjian-machine-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const machine = { browser: '143.0', probe: 'same' };
const on = (here: typeof machine) => {
  const file = path.join(folder, 'machine.json');
  writeFileSync(file, JSON.stringify(machine));
  return comparabilityOf(here, file);
};

describe('whether pictures of this machine can be compared', () => {
  it('is so where the probe is the same', () => {
    expect(on(machine)).toEqual({ comparable: true, message: null });
  });

  it('is not where it rounds otherwise, so that another commit is rendered here', () => {
    const { comparable, message } = on({ ...machine, probe: 'other' });

    expect(comparable).toBe(false);
    expect(message).toContain('the base commit is rendered here too');
  });

  it('is so with another browser, and the way to new baselines is told', () => {
    expect(on({ browser: '144.0', probe: 'other' })).toMatchObject({
      comparable: true,
      message: expect.stringContaining('144.0'),
    });
  });

  it('notes the first machine of all', () => {
    const file = path.join(folder, 'visual/machine.json');

    expect(comparabilityOf(machine, file).comparable).toBe(true);
    expect(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))).toEqual(machine);
  });
});
