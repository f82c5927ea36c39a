/** Whether a text is a link that may be shown: `http(s)://…`, or the path of a stored file. */
export function isLink(text: string) {
  if (/[\s\\<>"'`]/.test(text)) return false;
  if (/^\/(?!\/)/.test(text)) return !text.split('/').includes('..');
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether a text has the format of an e-mail address. */
export const isEmail = (text: string) =>
  /^[^\s@<>()"',;:\\]{1,64}@[^\s@<>()"',;:\\]{1,190}$/.test(text);

/** Whether a text is a phone number: digits, with the signs that people write between them. */
export const isPhone = (text: string) => /^\+?[\d() -]{4,31}$/.test(text) && /\d{4}/.test(text);

/** Whether a text is the JSON of a list of texts. */
export const isWordList = (text: string) =>
  listIn(text)?.every((item) => typeof item === 'string') ?? false;

/** Whether a text is the JSON of region codes, from the province down. */
export const isArea = (text: string) => {
  const codes = listIn(text);
  return (
    codes !== undefined &&
    codes.length <= 3 &&
    codes.every((code) => typeof code === 'string' && /^\d{6}$/.test(code))
  );
};

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
  return listIn(text)?.every((file) => hasTexts(file, 'name', 'url') && isLink(file.url)) ?? false;
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
