import {
  addressRowsIn,
  addressRowsRule,
  HISTORY_ROWS,
  HISTORY_TEXT,
  monthRangeRule,
  TEXT_RULES,
} from '@mingjian/api';
import { isRegionPath } from '@mingjian/widgets/regions';

/** Whether a text is the JSON of a list of texts. */
export const isWordList = (text: string) =>
  listIn(text)?.every((item) => typeof item === 'string') ?? false;

/** Whether a text is the JSON of the codes of a region of today, from the province down. */
export const isArea = (text: string) => isRegionPath(listIn(text) ?? []);

/** Whether a text is the JSON of `AddressRow[]` with provinces and cities of today. */
export const isAddressRows = (text: string) =>
  addressRowsRule.accepts(text) &&
  addressRowsIn(text)!.every(
    ({ province, city }) =>
      isRegionPath([province]) &&
      new Set(city).size === city.length &&
      city.every((code) => isRegionPath([province, code])),
  );

/** Most pictures of a field. Source: specification 1, §5. */
const MOST_PICTURES = 5;

/** Whether a text is the JSON of a list of links to pictures. */
export function isPictures(text: string) {
  const links = listIn(text);
  return (
    links !== undefined &&
    links.length <= MOST_PICTURES &&
    links.every((link) => typeof link === 'string' && TEXT_RULES.url.accepts(link))
  );
}

/** Whether a text is the JSON of `OrderRule[]`, each file's address a link. */
export function isRuleList(text: string) {
  const rules = listIn(text);
  return (
    rules?.every((rule) => hasTexts(rule, 'username', 'fileInfo') && isFileList(rule.fileInfo)) ??
    false
  );
}

/**
 * Whether a text is the JSON of schools or jobs: each a `name`, its months, some of `texts` and
 * nothing else.
 */
export function isHistory(text: string, name: string, texts: readonly string[]): boolean {
  const rows = listIn(text);
  if (rows === undefined || rows.length > HISTORY_ROWS) return false;
  return rows.every((row) => {
    if (!hasTexts(row, name)) return false;
    const { [name]: title, period, ...others } = row as Record<string, unknown>;
    return (
      isHistoryText(title) &&
      String(title).trim() !== '' &&
      isPeriod(period) &&
      Object.entries(others).every(
        ([key, value]) => texts.includes(key) && (value === null || isHistoryText(value)),
      )
    );
  });
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

const isHistoryText = (value: unknown) => typeof value === 'string' && value.length <= HISTORY_TEXT;

const isPeriod = (value: unknown) =>
  hasTexts(value, 'from', 'to') && Object.keys(value).length === 2 && monthRangeRule.accepts(value);

/** Whether a text is the JSON of files, `{ name, url }[]`. */
export function isFileList(text: string) {
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
