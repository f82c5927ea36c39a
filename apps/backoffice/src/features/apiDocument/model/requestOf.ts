import { typeOf, type InputField, type Operation } from './readDocument';

/** Typed texts of a call's fields, by name. */
export type Typed = Readonly<Record<string, string>>;

/** A request that a call makes. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON text; `undefined` for a GET. */
  body: string | undefined;
}

/** Returns the names of required fields that are empty. */
export const missingIn = ({ inputs }: Operation, typed: Typed): string[] =>
  inputs.filter(({ name, required }) => required && !typed[name]?.trim()).map(({ name }) => name);

/** Returns the request of a call with what somebody typed. Empty fields are left out. */
export function requestOf(
  { method, path, inputs }: Operation,
  typed: Typed,
  { base, key }: { base: string; key: string },
): ApiRequest {
  const given = inputs.filter(({ name }) => typed[name]?.trim());
  const at = (place: InputField['place']) => given.filter((input) => input.place === place);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(typed[name]?.trim() || `{${name}}`),
  );
  const query = new URLSearchParams(at('query').map(({ name }) => [name, typed[name]!.trim()]));
  const headers = Object.fromEntries(at('header').map(({ name }) => [name, typed[name]!.trim()]));
  const values = at('body').map((input) => [input.name, valueOf(input, typed[input.name]!.trim())]);
  return {
    method,
    url: `${base}${filled}${query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: {
      Authorization: `Bearer ${key}`,
      ...headers,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify(Object.fromEntries(values), null, 2) : undefined,
  };
}

/** Returns a text as the value that its field takes. */
function valueOf({ schema }: InputField, text: string): unknown {
  const type = typeOf(schema);
  if (type.endsWith('[]'))
    return text
      .split(/[,，]/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
  const isNumber = /^(integer|number)\b/.test(type);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Returns a command for a shell that makes a request. */
export function curlOf({ method, url, headers, body }: ApiRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}
