import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
let house: string;

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'mingjian-new-'));
  mkdirSync(path.join(house, 'packages/ui/src'), { recursive: true });
  mkdirSync(path.join(house, 'packages/widgets/src'), { recursive: true });
  writeFileSync(path.join(house, 'packages/ui/src/index.ts'), '');
  cpSync(
    path.join(root, 'packages/widgets/package.json'),
    path.join(house, 'packages/widgets/package.json'),
  );
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const make = (kind: string, name: string) =>
  spawnSync(process.execPath, [path.join(root, 'tools/new.mjs'), kind, name], {
    env: { ...process.env, NEW_ROOT: house },
    encoding: 'utf8',
  });

describe('the maker of new parts', () => {
  it('writes a component with a guide, a story and a failing test, and exports it', () => {
    expect(make('component', 'Lamp').status).toBe(0);

    const folder = path.join(house, 'packages/ui/src/Lamp');
    expect(readdirSync(folder).sort()).toEqual([
      'Lamp.guide.tsx',
      'Lamp.stories.tsx',
      'Lamp.styles.ts',
      'Lamp.test.tsx',
      'Lamp.tsx',
    ]);
    expect(readFileSync(path.join(folder, 'Lamp.test.tsx'), 'utf8')).toContain('expect.fail');
    expect(readFileSync(path.join(house, 'packages/ui/src/index.ts'), 'utf8')).toContain(
      "from './Lamp/Lamp'",
    );
  });

  it('writes a widget with model, hook, texts and a subpath', () => {
    expect(make('widget', 'LampPicker').status).toBe(0);

    expect(readdirSync(path.join(house, 'packages/widgets/src/LampPicker'))).toHaveLength(8);
    const { exports } = JSON.parse(
      readFileSync(path.join(house, 'packages/widgets/package.json'), 'utf8'),
    ) as { exports: object };
    const subpaths = Object.keys(exports);
    expect(subpaths).toContain('./LampPicker');
    expect(subpaths).toEqual([...subpaths.slice(0, -1).toSorted(), './package.json']);
  });

  it.each(['lamp', 'Lamp-Picker', '../Lamp', ''])('refuses %j', (name) => {
    const { status, stderr } = make('component', name);

    expect(status).toBe(1);
    expect(stderr).toContain('PascalCase');
  });

  it('never writes over what is there', () => {
    make('component', 'Lamp');

    expect(make('component', 'Lamp').status).toBe(1);
  });
});
