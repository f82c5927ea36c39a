import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CodeColumn } from '@mingjian/api';
import { codeOfTable } from './codeOfTable.mjs';

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

/** An entity that the contract types by hand. */
const LEASE = `import { object } from 'yup';
import { flag, idText, word, cleaned, dayText, type Flag, type Stored } from '../../schema';

/** A lease of the test. */
export interface Lease extends Stored {
  leaseNo: string;
  companyName: string;
  contactName: string;
  expireDate: string | null;
  status: Flag;
}

/** Schema of its writable fields. */
export const leaseDraft = object({
  id: idText(),
  leaseNo: word().required(),
  companyName: word(128).required(),
  contactName: cleaned('personName').max(64).required(),
  expireDate: dayText(),
  status: flag(),
});

/** Its writable fields. */
export type LeaseDraft = typeof leaseDraft.__outputType;
`;

/** Columns of a table, as the server reads them. */
const BOX_COLUMNS: CodeColumn[] = [
  ['id', 'text', 0],
  ['company_id', 'text', 0],
  ['box_no', 'character varying(32)', 0, "箱子的 '号码'"],
  ['note', 'character varying(2000)', 1],
  ['total_amount', 'bigint', 0],
  ['weight', 'numeric(8,2)', 1],
  ['sealed_flag', 'smallint', 0],
  ['sealed_at', 'timestamp with time zone', 1],
  ['due_on', 'date', 1],
  ['created_at', 'timestamp with time zone', 0],
].map(([columnName, dataType, nullableFlag, columnComment = null]) => ({
  columnName: columnName as string,
  dataType: dataType as string,
  columnComment: columnComment as string | null,
  primaryFlag: columnName === 'id' ? 1 : 0,
  nullableFlag: nullableFlag as 0 | 1,
}));

/** A file, and one line or two that register the table in it. */
const LINES = /- `([^`]+\.ts)`:\s+`([^`]+)`(?:,\s+and\s+`([^`]+)`)?/g;

/** Adds the lines of a README: an import after the others, an entry at the end of the list. */
function withLine(text: string, first: string, second: string | undefined) {
  if (second === undefined) return `${text}${first}\n`;
  const last = Math.max(...[...text.matchAll(/'(\d{4})_/g)].map(([, number]) => Number(number)));
  const entry = `\n  ${second.replace('NNNN', String(last + 1).padStart(4, '0'))},`;
  return `${first}\n${text.replace(/\n([\]}]);/, `${entry}\n$1;`)}`;
}

const BOX_TEST = `import { createTestServer } from '../../testing/testServer';

it('adds a row, finds it, and refuses it to clients', async () => {
  const server = await createTestServer();
  const token = await server.signIn('admin');
  const [company] = await server.database.db.selectFrom('companies').select('id').limit(1).execute();
  const draft = { companyId: company!.id, boxNo: 'B-1', totalAmount: 100, sealedFlag: 1 };

  const { status, data } = await server.call('/deliveryBox/save', draft, { token });
  expect(status, JSON.stringify(server.lines.slice(-2))).toBe(200);
  const list = { pageNum: 1, pageSize: 20 };
  const found = await server.call('/deliveryBox/getList', list, { token });
  expect((found.data as { content: object[] }).content[0]).toMatchObject({ boxNo: 'B-1', weight: null });
  const client = await server.signIn('client');
  expect((await server.call('/deliveryBox/getList', list, { token: client })).status).toBe(403);
  expect(data).toBeTruthy();
});
`;

describe('the maker of lists and calls', () => {
  const COPIED = ['packages/api', 'apps/server', 'apps/backoffice'];
  const LINKED = ['node_modules', 'packages/ui', 'packages/widgets'];
  const CALL = 'apps/server/src/features/dashboard';
  const BOXES = 'apps/server/src/features/deliveryBoxes';
  let copy: string;

  const run = (script: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'tools', script), ...parameters], {
      env: { ...process.env, NEW_ROOT: copy },
      encoding: 'utf8',
    });
  const inCopy = (program: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...parameters], {
      cwd: copy,
      env: { ...process.env, VITEST: undefined },
      encoding: 'utf8',
    });
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(path.join(copy, file), edit(read(file)));
  /** Adds a set of calls that no feature serves, with an entity typed by hand. */
  const addUnserved = () => {
    writeFileSync(path.join(copy, 'packages/api/src/entities/system/lease.ts'), LEASE);
    change(
      'packages/api/src/index.ts',
      (text) => `${text}export * from './entities/system/lease';\n`,
    );
    change('packages/api/src/contract/companies/companies.ts', (text) =>
      `import { leaseDraft, type Lease } from '../../entities/system/lease';\n${text}`
        .replace(/import \{ crud(?:, entity)? \} from/, 'import { crud, entity } from')
        .concat("\nexport const leases = crud(entity<Lease>()('hLeaseInfo', leaseDraft));\n")
        .concat(
          "\nexport const probes = { getProbe: read('/probe/getProbe').gives<{ id: string }>() };\n",
        ),
    );
  };

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'mingjian-copy-'));
    for (const folder of ['packages', 'apps', 'e2e']) mkdirSync(path.join(copy, folder));
    for (const name of LINKED) symlinkSync(path.join(root, name), path.join(copy, name));
    for (const name of COPIED) {
      cpSync(path.join(root, name, 'src'), path.join(copy, name, 'src'), { recursive: true });
      cpSync(path.join(root, name, 'package.json'), path.join(copy, name, 'package.json'));
    }
    for (const name of ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'])
      cpSync(path.join(root, name), path.join(copy, name));
    addUnserved();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('write the files of a table that exists', () => {
    const files = codeOfTable('delivery_boxes', BOX_COLUMNS);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
    writeFileSync(path.join(copy, `${BOXES}/deliveryBoxes.test.ts`), BOX_TEST);
    // The lines of its README.
    for (const [, file, first, second] of files['README.md']!.matchAll(LINES))
      change(file!, (text) => withLine(text, first!, second));

    expect(Object.keys(files)).toHaveLength(9);
    expect(read('apps/backoffice/src/features/deliveryBoxes/deliveryBoxList.ts')).toContain(
      String.raw`boxNo: '箱子的 \'号码\''`,
    );
  });

  it('write a handler that answers 501, with a test that fails, and bind it', () => {
    expect(run('newCall.mjs', 'probes', 'getProbe', 'dashboard').status).toBe(0);

    expect(read(`${CALL}/feature.ts`)).toContain('getProbe: async (input, caller, backend)');
    expect(read(`${CALL}/feature.ts`)).toContain("from './getProbe'");
  });

  it('write a list with the fields of the contract, and register it', () => {
    const { status, stdout } = run('newList.mjs', 'lease', 'hLeaseInfo', 'companies');

    expect(status).toBe(0);
    expect(stdout).toContain('resourceScope.test.ts');
    expect(read('packages/api/src/resources.ts')).toContain("'./resources/companies/lease'");
    expect(read('packages/api/src/resources/companies/lease.ts')).toContain(
      'companyName: text({ max: 128, search: true, sort: true, write: true })',
    );
    expect(read('packages/api/src/contract/companies/companies.ts')).toContain(
      'leases = crud(lease)',
    );
    expect(read('apps/server/src/features/features.ts')).toMatch(/\n {2}leases,\n\]/);
    expect(read('apps/server/src/features/migrations.ts')).toMatch(
      /'\d{4}_leases': leaseMigration/,
    );
    expect(read('apps/backoffice/src/features/leases/leaseList.ts')).toContain(
      "contactName: 'Contact name'",
    );
    expect(read('e2e/leases.spec.ts')).toContain('toBeHidden');
    expect(run('newList.mjs', 'lease', 'hLeaseInfo', 'companies').status).toBe(1);
  });

  it('leave no entity behind that the list replaced', () => {
    expect(existsSync(path.join(copy, 'packages/api/src/entities/system/lease.ts'))).toBe(false);
    expect(read('packages/api/src/index.ts')).not.toContain('system/lease');
    expect(read('packages/api/src/contract/companies/companies.ts')).not.toContain('leaseDraft');
  });

  it('write what runs: a row of the table is added, found and refused to a client, and a call fails', () => {
    // Of both at once: a database is made for a minute.
    const tests = [`${BOXES}/deliveryBoxes.test.ts`, `${CALL}/getProbe.test.ts`];
    const { stdout, stderr } = inCopy('vitest/vitest.mjs', 'run', '--project=server', ...tests);

    expect(stderr.match(/^ FAIL .*$/gm)).toEqual([expect.stringContaining('getProbe.test.ts')]);
    expect(stderr).toContain('Say what the call promises; it responds 501.');
    expect(stdout).toMatch(/Tests +1 failed \| 1 passed/);
  });

  it('write what the compiler accepts', () => {
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client', 'vitest/globals'] },
      include: ['apps/*/src/**/*.d.ts', 'apps/server/src/features/*/tables.ts'],
      files: [
        'packages/api/src/index.ts',
        `${CALL}/getProbe.test.ts`,
        'apps/server/src/features/features.ts',
        'apps/server/src/features/migrations.ts',
        'apps/backoffice/src/features/leases/feature.ts',
        'apps/backoffice/src/features/deliveryBoxes/feature.ts',
        `${BOXES}/deliveryBoxes.test.ts`,
      ],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));

    expect(inCopy('typescript-7/bin/tsc', '-p', '.', '--singleThreaded').stdout).toBe('');
  });

  it('refuse a call that the contract does not describe', () => {
    const { status, stderr } = run('newCall.mjs', 'orderBase', 'getNothing', 'orders');

    expect(status).toBe(1);
    expect(stderr).toContain('orderBase.getNothing');
  });
});
