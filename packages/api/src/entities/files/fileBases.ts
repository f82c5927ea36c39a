/**
 * Base addresses of stored files that are no uploads of this server, such as those of an earlier
 * system: each an `http(s)` address or a path of this server.
 */
export interface FileBases {
  /** Base of downloads: the report base address. */
  download?: string;
  /** Base of previews: the file context base. */
  preview?: string;
  /** Base of pictures in lists and fields: the file base path. */
  image?: string;
  /** Address that `{host}` at the beginning of a stored path stands for. @default '' */
  host?: string;
}

const HOST = '{host}';
const OWN = /^\/(?:system\/openFile|authorisations)\//;
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Returns the address of a stored path for a use. Paths of this server's own files and whole
 * addresses stay, as does every path without a base for its use.
 */
export function basedAddress(
  path: string,
  use: Exclude<keyof FileBases, 'host'>,
  bases: FileBases = {},
): string {
  if (path.startsWith(HOST)) return joined(bases.host ?? '', path.slice(HOST.length));
  const base = bases[use];
  return base === undefined || OWN.test(path) || WHOLE.test(path) ? path : joined(base, path);
}

const joined = (base: string, path: string) =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;

/** Whether a value has nothing but valid base addresses. */
export function isFileBases(value: unknown): value is FileBases {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([use, base]) => USES.includes(use) && isBase(base))
  );
}

const USES: readonly string[] = ['download', 'preview', 'image', 'host'];

function isBase(base: unknown): boolean {
  if (typeof base !== 'string') return false;
  if (/^\/(?![/\\])/.test(base)) return !/[?#]/.test(base);
  if (!URL.canParse(base)) return false;
  const { protocol, username, password, search, hash } = new URL(base);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Returns the origins of other servers among base addresses, each once. */
export function fileOrigins(bases: FileBases = {}): string[] {
  const addresses = Object.values(bases).filter((base: string) => URL.canParse(base));
  return [...new Set(addresses.map((base: string) => new URL(base).origin))];
}
