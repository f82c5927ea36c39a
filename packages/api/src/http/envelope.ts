/** The envelope of every JSON response. */
export interface Envelope {
  /** 0 is success. */
  code: number | null;
  msg: string | null;
  data: unknown;
  /**
   * `tokenInvalid` beside code 500 ends the session; texts never do unless they are exactly the
   * specified ones.
   */
  reason: string | null;
}

const CLIP = 200;
/** Enough of an error page to find 200 characters of text in. */
const PAGE_CLIP = 8_000;

/** Reads a response's body as an envelope; `null` when it is something else. */
export function readEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { code, msg, message, data, reason } = body as Record<string, unknown>;
  const text = textField(msg) ?? textField(message);
  if (typeof code !== 'number' && text === null && data === undefined) return null;
  return {
    code: typeof code === 'number' ? code : null,
    msg: text,
    data: data ?? null,
    reason: textField(reason),
  };
}

/**
 * Returns the message of an error response: the envelope's, that of a gateway's or framework's JSON
 * (RFC 9457), otherwise the body's text without HTML; at most 200 characters.
 */
export function messageOf(body: unknown): string {
  const message = readEnvelope(body)?.msg ?? problemIn(body);
  if (message) return message.slice(0, CLIP);
  return typeof body === 'string' ? plainText(body.slice(0, PAGE_CLIP)).slice(0, CLIP) : '';
}

function problemIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { detail, title, error } = body as Record<string, unknown>;
  return textField(detail) ?? textField(title) ?? textField(error);
}

function plainText(html: string): string {
  return html
    .replace(/<(script|style|head|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[/!a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

function textField(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
