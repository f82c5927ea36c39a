import { TEXT_RULES } from '@mingjian/api';
import { isRegionPath } from '@mingjian/widgets/regions';

/** Whether a text is the JSON of a list of texts. */
export const isWordList = (text: string) =>
  listIn(text)?.every((item) => typeof item === 'string') ?? false;

/** Whether a text is the JSON of the codes of a region of today, from the province down. */
export const isArea = (text: string) => isRegionPath(listIn(text) ?? []);

/** Whether a text is the JSON of `OrderRule[]`, each file's address a link. */
export function isRuleList(text: string) {
  const rules = listIn(text);
  return (
    rules?.every((rule) => hasTexts(rule, 'username', 'fileInfo') && isFileList(rule.fileInfo)) ??
    false
  );
}

/** Whether a text is JSON of at most 64 KB. */
export function isSmallJson(text: string) {
  if (Buffer.byteLength(text) > 65_536) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isFileList(text: string) {
  return (
    listIn(text)?.every(
      (file) => hasTexts(file, 'name', 'url') && TEXT_RULES.url.accepts(file.url),
    ) ?? false
  );
}

function hasTexts<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}

function listIn(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as unknown[]) : undefined;
  } catch {
    return undefined;
  }
}
