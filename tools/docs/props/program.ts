import { statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A program over the packages, which is created anew when a file has changed. */
export interface DocsProgram {
  /** Returns the program for the files as they are now. */
  get(): ts.Program;
  /** Says that files may have changed since. */
  invalidate(): void;
}

/**
 * Opens a program over `files`. Files that did not change are parsed once. `unsaved` holds texts in
 * place of files, by path.
 */
export function openProgram(
  root: string,
  files: () => readonly string[],
  unsaved: ReadonlyMap<string, string> = new Map(),
): DocsProgram {
  const options = readOptions(root);
  const host = cachingHost(options, unsaved);
  let program: ts.Program | undefined;
  let isStale = true;
  return {
    get() {
      if (isStale || !program) program = ts.createProgram([...files()], options, host, program);
      isStale = false;
      return program;
    },
    invalidate: () => (isStale = true),
  };
}

function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { ...options, types: ['vite/client'], noEmit: true };
}

function cachingHost(options: ts.CompilerOptions, unsaved: ReadonlyMap<string, string>) {
  const host = ts.createCompilerHost(options, true);
  const parsed = new Map<string, { time: number; source: ts.SourceFile | undefined }>();
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => unsaved.has(file) || fileExists(file);
  host.readFile = (file) => unsaved.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const known = parsed.get(file);
    if (known?.time === time) return known.source;
    const source = getSourceFile(file, ...rest);
    parsed.set(file, { time, source });
    return source;
  };
  return host;
}
