import { maskText } from '../../resources/maskText';

/** Most characters of a stored text. */
const MOST = 20_000;

/** Returns the JSON text of a value for the log, masked. */
export const maskedJson = (value: unknown): string => {
  const text = JSON.stringify(masked(value));
  return text.length > MOST ? JSON.stringify(`${text.slice(0, MOST)}…`) : text;
};

/** Returns a response for the log: JSON where it is, a JSON text of another one. */
export function maskedResponse(text: string | null): string | null {
  if (text === null) return null;
  try {
    return maskedJson(JSON.parse(text) as unknown);
  } catch {
    // PostgreSQL stores no null characters.
    return maskedJson(text.replaceAll('\u0000', '').slice(0, MOST));
  }
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? ofNumber(value) : String(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [maskText(name), masked(one)]),
  );
}

/** A phone number may be a number. */
function ofNumber(value: number) {
  const text = String(value);
  const shown = maskText(text);
  return shown === text ? value : shown;
}
