import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The two module systems: extension of a declaration, and of the module that it declares. */
const FORMATS = [
  { declaration: '.d.ts', module: '.js' },
  { declaration: '.d.cts', module: '.cjs' },
] as const;

/**
 * Writes one declaration per source file and module system into `dist`, with maps that lead to the
 * published sources. Throws the compiler's messages when the sources have errors.
 */
export function writeDeclarations(folder: string, files: readonly string[]): void {
  const source = path.join(folder, 'src');
  const dist = path.join(folder, 'dist');
  const program = ts.createProgram([...files], {
    ...compilerOptions(path.resolve(import.meta.dirname, '../../tsconfig.build.json')),
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    rootDir: source,
    outDir: dist,
  });
  const { diagnostics } = program.emit(undefined, (file, text) => {
    for (const format of FORMATS) writeIn(format, file, text, { source, dist });
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0)
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => folder,
        getNewLine: () => '\n',
      }),
    );
}

function compilerOptions(configFile: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile)).options;
}

interface Folders {
  source: string;
  dist: string;
}

function writeIn(
  { declaration, module }: (typeof FORMATS)[number],
  file: string,
  text: string,
  { source, dist }: Folders,
) {
  const target = file.replace('.d.ts', declaration);
  const name = path.basename(file);
  const renamed = text.replaceAll(name, path.basename(target));
  const from = path.join(source, path.relative(dist, path.dirname(file)));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.endsWith('.map') ? renamed : withExtensions(renamed, from, module));
}

/** Relative imports without an extension are not found by Node's module resolution. */
function withExtensions(text: string, folder: string, module: string): string {
  return text.replace(
    /((?:from|import\() ?['"])(\.[^'"]*)(['"])/g,
    (_, before: string, target: string, after: string) => {
      const isFile = ['.ts', '.tsx'].some((end) => existsSync(path.join(folder, target + end)));
      return `${before}${target}${isFile ? '' : '/index'}${module}${after}`;
    },
  );
}
