import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Caller } from './caller';

/** Values that travel with one request. */
export interface RequestVariables {
  /** Allows this response's own styles, and no other inline ones. */
  nonce: string;
  userId: string;
  /** The caller, where a program called with a key. */
  keyCaller?: Caller;
}

/** Origins of other servers that the deployment names. */
export interface OtherOrigins {
  tiles: readonly string[];
  files: readonly string[];
}

/**
 * Sets the headers that every response carries, and a fresh nonce for its styles. Pictures come
 * from the own origin, from `tiles` of maps and from `files` alone, other files from the latter.
 */
export function securityHeaders(
  isHttps: (request: Request) => boolean,
  origins: OtherOrigins,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    // A file's own policy is stricter.
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policy(nonce, origins));
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'same-origin');
    // Nothing of a back-office belongs into a search engine, its open pages least of all.
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    if (isHttps(context.req.raw))
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}

const policy = (nonce: string, { tiles, files }: OtherOrigins) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...tiles, ...files].join(' '),
    ["media-src 'self'", ...files].join(' '),
    "font-src 'self'",
    // Downloads that the page itself holds are read again for a preview.
    ["connect-src 'self' blob:", ...files].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
