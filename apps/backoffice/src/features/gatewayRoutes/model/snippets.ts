import { gatewayPathRule, gatewayTargetRule, type PublishedRoute } from '@mingjian/api';

/** Proxies for which a configuration is written. */
export type ProxyKind = 'caddy' | 'nginx';

/** A route in the parts that a configuration needs. */
interface Parts {
  comment: string;
  /** Path without `*`; for all below a path it ends with a slash. */
  path: string;
  isTree: boolean;
  /** Scheme, host and port. */
  origin: string;
  /** Path of the target without a slash at its end. */
  base: string;
  strips: boolean;
}

/**
 * Returns the configuration of a proxy for routes in their order. A route whose path or target is
 * not of the accepted form is left out, so that no text of a row can become a directive.
 */
export function snippetOf(kind: ProxyKind, routes: readonly PublishedRoute[]): string {
  const parts = routes.flatMap((route) => partsOf(route) ?? []);
  if (parts.length === 0) return '';
  return kind === 'caddy' ? caddyOf(parts) : parts.map(nginxOf).join('\n\n') + '\n';
}

function partsOf({ routeName, path, target, stripPrefix }: PublishedRoute): Parts | undefined {
  if (!gatewayPathRule.accepts(path) || !gatewayTargetRule.accepts(target)) return undefined;
  const [, origin = '', base = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(target) ?? [];
  return {
    comment: routeName.replace(/[\s\p{Cc}\p{Zl}\p{Zp}{}]+/gu, ' ').trim(),
    path: path.replace(/\*$/, ''),
    isTree: path.endsWith('*'),
    origin,
    base: base.replace(/\/$/, ''),
    strips: stripPrefix === 1,
  };
}

/** Within `route` the order of the blocks is kept. */
function caddyOf(parts: readonly Parts[]) {
  const blocks = parts.map((part) =>
    [
      `# ${part.comment}`,
      `handle ${part.path}${part.isTree ? '*' : ''} {`,
      ...caddyRewrites(part).map((line) => `\t${line}`),
      `\treverse_proxy ${part.origin}`,
      '}',
    ]
      .map((line) => `\t${line}`)
      .join('\n'),
  );
  return `route {\n${blocks.join('\n\n')}\n}\n`;
}

function caddyRewrites({ path, isTree, base, strips }: Parts): string[] {
  const prefix = isTree ? path.slice(0, -1) : path;
  return [
    ...(strips && prefix !== '' && prefix !== '/' ? [`uri strip_prefix ${prefix}`] : []),
    ...(base === '' ? [] : [`rewrite * ${base}{uri}`]),
  ];
}

/** Expressions are tried in their order, unlike prefixes, of which the longest counts. */
function nginxOf({ comment, path, isTree, origin, base, strips }: Parts) {
  const expression = path.replaceAll('.', '\\.');
  const end = isTree ? '' : '$';
  const kept = strips ? '/' : path;
  const rewrite = isTree
    ? `rewrite "^${expression}(.*)$" "${base}${kept}$1" break;`
    : `rewrite "^" "${base}${kept}" break;`;
  return [
    `# ${comment}`,
    `location ~ "^${expression}${end}" {`,
    ...(base !== '' || strips ? [`    ${rewrite}`] : []),
    `    proxy_pass ${origin};`,
    '    proxy_set_header X-Real-IP $remote_addr;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '}',
  ].join('\n');
}
