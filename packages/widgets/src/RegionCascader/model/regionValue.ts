/** Form in which a field of regions holds its codes: JSON text of a list, or the list itself. */
export type RegionFormat = 'json' | 'array';

/** The value of a field of regions, `null` for none. */
export type RegionValue<Format extends RegionFormat> = Format extends 'array'
  ? readonly string[] | null
  : string | null;

/** Codes as read from a value. */
export interface ReadCodes {
  codes: readonly string[];
  /** A value that holds no codes, as text; `null` when it could be read. */
  unreadable: string | null;
}

const NOTHING: ReadCodes = { codes: [], unreadable: null };

/** Returns the codes of a value in either form. Whatever it holds instead is returned as text. */
export function readCodes(value: unknown): ReadCodes {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return { codes: value.map(codeOf), unreadable: null };
  if (typeof value !== 'string') return readParsed(value, JSON.stringify(value) ?? '');
  try {
    return readParsed(JSON.parse(value) as unknown, value);
  } catch {
    return value.trim() === '' ? NOTHING : { codes: [], unreadable: value };
  }
}

function readParsed(parsed: unknown, text: string): ReadCodes {
  if (parsed === null) return NOTHING;
  if (Array.isArray(parsed)) return { codes: parsed.map(codeOf), unreadable: null };
  if (typeof parsed === 'number' || typeof parsed === 'string')
    return { codes: [String(parsed)], unreadable: null };
  return { codes: [], unreadable: text };
}

/** Returns the value that holds codes. JSON text has no blanks, as `JSON.stringify` writes it. */
export function writeCodes<Format extends RegionFormat>(
  codes: readonly string[],
  format: Format,
): RegionValue<Format> {
  const value = codes.length === 0 ? null : format === 'array' ? codes : JSON.stringify(codes);
  return value as RegionValue<Format>;
}

const codeOf = (item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item));
