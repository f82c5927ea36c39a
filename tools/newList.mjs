import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, namesOfList } from './listFiles.mjs';
import { fieldsOfDraft, NAME_ALONE } from './newListFields.mjs';

/**
 * `npm run new:list companyTicket aCompanyTicket companies`: writes an administration list from the
 * contract to the screen, and registers it: the resource, the server's feature with its table, the
 * list with its texts, and a journey that fails until it says what the list promises. Fields and
 * limits are those of the draft that the contract types by hand, which goes.
 */
const [name, wireName, area] = process.argv.slice(2);
const root = process.env.NEW_ROOT ?? path.resolve(import.meta.dirname, '..');

if (!/^[a-z][A-Za-z0-9]+$/.test(name ?? '') || !/^[A-Za-z]\w+$/.test(wireName ?? '') || !area) {
  console.error(
    'Usage: npm run new:list companyTicket aCompanyTicket companies – the resource in camelCase and singular, its name on the wire, its business area.',
  );
  process.exit(1);
}
const { plural, table } = namesOfList(name);
const at = (file) => path.join(root, file);

const described = describedCalls();
const fields = described ? await fieldsOfDraft(at('packages/api/src'), wireName) : NAME_ALONE;
const files = listFiles({
  name,
  wireName,
  area,
  fields,
  module: described?.module,
  calls: described?.isPart ? described.area : undefined,
});
const existing = Object.keys(files).filter((file) => existsSync(at(file)));
if (existing.length > 0) {
  console.error(`${existing[0]} exists already.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

insertLine('packages/api/src/resources.ts', `export * from './resources/${area}/${name}';`);
edit('apps/server/src/features/features.ts', (text) =>
  insertImport(text, `import { ${plural} } from './${plural}/feature';`).replace(
    /\n\];/,
    `\n  ${plural},\n];`,
  ),
);
edit('apps/server/src/features/migrations.ts', (text) => {
  const last = Math.max(...[...text.matchAll(/'(\d{4})_/g)].map(([, number]) => Number(number)));
  const key = `${String(last + 1).padStart(4, '0')}_${table}`;
  return insertImport(text, `import { ${name}Migration } from './${plural}/tables';`).replace(
    /\n\};/,
    `\n  '${key}': ${name}Migration,\n};`,
  );
});
const contract = declareCalls();

console.log(`${Object.keys(files).join('\n')}
${contract}
Next: kinds and options of the fields (resource, table, list), their labels, who may what
(apps/server/src/roles.ts and resource.ts), the rights in
apps/server/src/resources/resourceScope.test.ts, demo data, and the journey.`);

/** Returns the calls that the contract types by hand: their file, area and entity. */
function describedCalls() {
  const folder = 'packages/api/src/contract';
  const modules = readdirSync(at(folder), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file),
  );
  for (const file of modules.map((module) => path.join(folder, module))) {
    const text = readFileSync(at(file), 'utf8');
    const found = new RegExp(
      `crud\\(\\s*entity<(\\w+)>\\(\\)\\(\\s*'${wireName}'(?:,\\s*(\\w+))?(?:,\\s*'(\\w+)')?,?\\s*\\),?\\s*\\)`,
    ).exec(text);
    if (!found) continue;
    const area = text
      .slice(0, found.index)
      .match(/export const (\w+) =/g)
      .at(-1)
      .split(' ')[2];
    const isPart = text.slice(0, found.index).endsWith('...');
    return { file, text, area, isPart, crud: found[0], draft: found[2], module: found[3] };
  }
  return undefined;
}

/** Puts the resource in the place of calls that the contract types by hand, or says what to add. */
function declareCalls() {
  if (!described)
    return `The contract has no "${wireName}" of its own: add \`export const ${plural} = crud(${name});\` to packages/api/src/contract/${area}/.`;
  const { file, text, area: calls, isPart, crud, draft } = described;
  const depth = path.relative(path.dirname(file), 'packages/api/src');
  const entity =
    draft && new RegExp(`\\{[^}]*\\b${draft}\\b[^}]*\\} from '([^']*)'`).exec(text)?.[1];
  const named = text.replace(crud, `crud(${name})`);
  const replaced = isPart ? named : named.replace(`const ${calls} =`, `const ${plural} =`);
  writeFileSync(
    at(file),
    insertImport(
      withoutUnusedImports(replaced),
      `import { ${name} } from '${depth}/resources/${area}/${name}';`,
    ),
  );
  const renamed = isPart || calls === plural ? '' : `, and are named ${plural} (was ${calls})`;
  return [
    `${file}: the calls are those of the resource now${renamed}.`,
    withoutEntity(entity),
  ].join('\n');
}

/** Deletes the entity that nobody imports any more, and its line in the index. */
function withoutEntity(spec) {
  if (spec === undefined) return '';
  const source = 'packages/api/src';
  const module = path.join(path.dirname(described.file), spec);
  const line = `export * from './${path.relative(source, module)}';\n`;
  const isUser = (file) =>
    [...readFileSync(at(`${source}/${file}`), 'utf8').matchAll(/ from '(\.[^']*)'/g)].some(
      ([, from]) => path.join(source, path.dirname(file), from) === module,
    );
  const users = readdirSync(at(source), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts' && isUser(file),
  );
  if (users.length > 0) return `${module}.ts stays: ${users.join(', ')} read it.`;
  rmSync(at(`${module}.ts`));
  edit(`${source}/index.ts`, (text) => text.replace(line, ''));
  return `${module}.ts is gone.`;
}

/** Drops the names that nothing uses any more. */
function withoutUnusedImports(text) {
  return text.replace(
    /import (type )?\{([^}]*)\} from '([^']*)';\n/g,
    (line, type = '', names, from) => {
      const body = text.replace(line, '');
      const used = names
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => new RegExp(`\\b${entry.replace('type ', '')}\\b`).test(entry && body));
      if (used.length === 0) return '';
      return `import ${type}{ ${used.join(', ')} } from '${from}';\n`;
    },
  );
}

function edit(file, change) {
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
}

function insertLine(file, line) {
  edit(file, (text) => {
    const lines = text.trimEnd().split('\n');
    const next = lines.findIndex((one) => one.startsWith('export') && one > line);
    lines.splice(next === -1 ? lines.length : next, 0, line);
    return `${lines.join('\n')}\n`;
  });
}

/** Adds an import after the others. */
function insertImport(text, line) {
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf(';\n', last) + 2;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}
