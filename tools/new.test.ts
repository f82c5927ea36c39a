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

describe('the maker of lists and calls', () => {
  const copied = [
    'packages/api/src/resources.ts',
    'packages/api/src/contract',
    'apps/server/src/features/features.ts',
    'apps/server/src/features/orders',
    'apps/server/src/features/migrations.ts',
  ];
  const run = (script: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'tools', script), ...parameters], {
      env: { ...process.env, NEW_ROOT: house },
      encoding: 'utf8',
    });
  const read = (file: string) => readFileSync(path.join(house, file), 'utf8');

  beforeEach(() => {
    for (const file of copied)
      cpSync(path.join(root, file), path.join(house, file), { recursive: true });
  });

  it('write a list from the contract to a journey, and register it', () => {
    const { status, stdout } = run('newList.mjs', 'companyTicket', 'aCompanyTicket', 'companies');

    expect(status).toBe(0);
    expect(stdout).toContain('resourceScope.test.ts');
    expect(read('packages/api/src/resources.ts')).toContain(
      "'./resources/companies/companyTicket'",
    );
    expect(read('packages/api/src/contract/finance/finance.ts')).toContain(
      'companyTickets = crud(companyTicket)',
    );
    expect(read('packages/api/src/contract/finance/finance.ts')).not.toContain('ticketDraft');
    expect(read('apps/server/src/features/features.ts')).toMatch(/\n {2}companyTickets,\n\]/);
    expect(read('apps/server/src/features/migrations.ts')).toMatch(
      /'\d{4}_company_tickets': companyTicketMigration/,
    );
    expect(read('apps/backoffice/src/features/companyTickets/companyTicketList.ts')).toContain(
      'listOf(companyTicket',
    );
    expect(read('e2e/companyTickets.spec.ts')).toContain('toBeHidden');
    expect(run('newList.mjs', 'companyTicket', 'aCompanyTicket', 'companies').status).toBe(1);
  });

  it('write a handler with a failing test, and bind it', () => {
    expect(run('newCall.mjs', 'orderBase', 'getServiceTeam', 'orders').status).toBe(0);

    const folder = 'apps/server/src/features/orders';
    expect(read(`${folder}/getServiceTeam.test.ts`)).toContain('expect.fail');
    expect(read(`${folder}/feature.ts`)).toContain(
      'getServiceTeam: async (input, caller, backend)',
    );
    expect(read(`${folder}/feature.ts`)).toContain("from './getServiceTeam'");
  });

  it('refuse a call that the contract does not describe', () => {
    const { status, stderr } = run('newCall.mjs', 'orderBase', 'getNothing', 'orders');

    expect(status).toBe(1);
    expect(stderr).toContain('orderBase.getNothing');
  });
});
