import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PACKAGES, packPackages, unpackedOf } from './publish/pack.mjs';

/**
 * `node tools/apiReport.mjs [--write]`: compares what the packed packages offer with the reports in
 * the repository, `packages/<name>/api.md`: exports with their types, tokens, CSS variables, data
 * attributes, keys of texts. A changed report must be committed together with a changeset.
 */
const root = path.resolve(import.meta.dirname, '..');
const outcomes = { passed: 0, failed: 0 };

await packPackages();
for (const name of PACKAGES) {
  const file = path.join(root, 'packages', name, 'api.md');
  const report = await reportOf(name);
  if (process.argv.includes('--write')) writeFileSync(file, report);
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  tell(
    `${name}: the report says what the package offers (${(report.length / 1000).toFixed(0)} KB)`,
    stored === report,
    `${firstDifference(stored, report)}\nWrite it with \`npm run api:report\`, and add a changeset.`,
  );
  const problem = missingChangeset(`packages/${name}/api.md`);
  tell(`${name}: its last change came with a changeset`, problem === null, problem);
}
console.log(`${outcomes.passed} API checks passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);

async function reportOf(name) {
  const folder = unpackedOf(name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, target]) => target.import !== undefined);
  const program = ts.createProgram(
    entries.map(([, target]) => path.join(folder, target.import.types)),
    { moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX, types: [] },
  );
  const sections = entries.map(([subpath, target]) =>
    section(
      path.posix.join(`@mingjian/${name}`, subpath),
      'ts',
      exportsOf(program, path.join(folder, target.import.types)),
    ),
  );
  if (name === 'ui') sections.push(...themeSections(folder));
  if (existsSync(path.join(folder, 'dist/texts/index.js')))
    sections.push(section('Texts', 'text', await textKeys(folder)));
  return `# What @mingjian/${name} offers\n\n${sections.join('\n')}`;
}

function section(title, kind, lines) {
  return `## ${title}\n\n\`\`\`${kind}\n${lines.join('\n')}\n\`\`\`\n`;
}

/** Returns the declaration of every export, without its comments, by name. */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const source = program.getSourceFile(file);
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((symbol) => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.declarations ?? []).map((declaration) => {
        const node = ts.isVariableDeclaration(declaration)
          ? declaration.parent.parent
          : declaration;
        const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
        const alias = symbol.name === target.name ? '' : `${symbol.name} = `;
        return (
          alias +
          text
            .replace(/^export (declare )?/, '')
            .replace(/\s*\n\s*/g, ' ')
            .replace(/\(\{[^}]*\}: /, '(props: ')
        );
      });
    });
}

/** Returns the variables and data attributes that pages may set. */
function themeSections(folder) {
  const css = readFileSync(path.join(folder, 'dist/tokens.css'), 'utf8');
  const unique = (pattern) => [...new Set(css.match(pattern))].sort();
  const variables = unique(/--mj-(?!derived)[\w-]+/g);
  const attributes = unique(/\[data-mj-[\w-]+(='[^']*')?\]/g);
  return [
    section('CSS variables', 'text', variables),
    section('Data attributes', 'text', attributes),
  ];
}

/** Returns the keys of every text, with the number of values that a function takes. */
async function textKeys(folder) {
  const module = await import(path.join(folder, 'dist/texts/index.js'));
  const parts = module.uiTexts ?? module.widgetTexts;
  return Object.entries(parts).map(
    ([part, { zh }]) =>
      `${part}: ${Object.entries(zh)
        .map(([key, text]) => (typeof text === 'function' ? `${key}(${text.length})` : key))
        .join(', ')}`,
  );
}

/**
 * Returns why the last change of a report lacks a changeset; `null` when it has one. A merge brings
 * the changesets of its sides.
 */
function missingChangeset(file) {
  const changed = git('status', '--porcelain', '--', file).trim() !== '';
  const commit = git('log', '-1', '--no-merges', '--format=%H', '--', file).trim();
  const names = changed
    ? git('status', '--porcelain', '--untracked-files=all')
    : git('show', '--format=', '--name-only', commit);
  if (commit === '' && !changed) return 'The report is not in the repository.';
  return /\.changeset\/[\w-]+\.md|CHANGELOG\.md/.test(names)
    ? null
    : `${changed ? 'The working tree' : `Commit ${commit.slice(0, 9)}`} changes ${file} without a changeset.`;
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

function firstDifference(stored, report) {
  const [before, after] = [stored.split('\n'), report.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  return `line ${line + 1}\n- ${before[line] ?? ''}\n+ ${after[line] ?? ''}`;
}

function tell(title, isGood, output) {
  outcomes[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${title}`);
  if (!isGood) console.log(String(output).slice(-2000));
}
