import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { DOCUMENT_TEMPLATE } from './documentTemplate';
import type { PdfTask } from './pdfTask';
import { REPORT_TEMPLATE } from './reportTemplate';
import { STATEMENT_TEMPLATE } from './statementTemplate';

/** Folder that a template sees. Nothing is in it on the disk. */
export const WORKSPACE = path.resolve('/mingjian-pdf');

/** Characters of one document that no font has. */
const MOST_MISSING = 20;

/**
 * Documents for which the compiler keeps a result that none of them needed. Without a limit a
 * report costs ten megabytes for ever.
 */
const KEPT_FOR = 10;

const MISSING = /the text `\\?"(.+?)\\?"` could not be displayed/su;

/** Characters that no font displays and no standard of PDF accepts. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const UNPRINTABLE = /[\u0000-\u0009\u000B-\u001F\u007F\uFFFE\uFFFF]/gu;

const TEMPLATES = {
  document: DOCUMENT_TEMPLATE,
  report: REPORT_TEMPLATE,
  statement: STATEMENT_TEMPLATE,
};

/**
 * Returns a document as PDF/A. A character that no font has is replaced by its code, since a page
 * with an empty box would hide a part of a name.
 */
export function compileDocument(compiler: NodeCompiler, task: PdfTask): Buffer {
  const { data, files, createdAt } = task;
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replace(UNPRINTABLE, ' ') : value;
  let text = JSON.stringify({ ...data, created: dateOf(createdAt) }, clean);
  compiler.resetShadow();
  for (const { name, content } of files) shadow(compiler, name, Buffer.from(content));
  for (let tries = 0; ; tries += 1) {
    shadow(compiler, 'document.json', Buffer.from(text));
    try {
      return compiled(compiler, task);
    } catch (error) {
      const missing = MISSING.exec((error as Error).message)?.[1];
      if (missing === undefined || tries === MOST_MISSING || !text.includes(missing)) throw error;
      text = text.replaceAll(missing, codesOf(missing));
    }
  }
}

const shadow = (compiler: NodeCompiler, name: string, content: Buffer) =>
  compiler.mapShadow(path.join(WORKSPACE, name), content);

function compiled(
  compiler: NodeCompiler,
  { template, createdAt, standard = 'a-3a' }: PdfTask,
): Buffer {
  compiler.evictCache(KEPT_FOR);
  const outcome = compiler.compile({ mainFileContent: TEMPLATES[template], resetRead: true });
  if (outcome.result === null) {
    const problem = outcome.takeDiagnostics();
    throw new Error(JSON.stringify(problem?.shortDiagnostics ?? []).slice(0, 2_000));
  }
  return compiler.pdf(outcome.result, {
    pdfStandard: standard,
    creationTimestamp: Math.floor(createdAt.getTime() / 1_000),
  });
}

/** Returns the codes of characters: 〔U+20BB7〕. */
const codesOf = (characters: string) =>
  Array.from(characters)
    .map((one) => `〔U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}〕`)
    .join('');

const dateOf = (time: Date) => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
  hour: time.getUTCHours(),
  minute: time.getUTCMinutes(),
  second: time.getUTCSeconds(),
});
