import type { OrderRule } from '@mingjian/api';

/** A rule of the client company, unpacked. */
export interface CompanyRule {
  username: string;
  files: readonly { name: string; url: string }[];
}

/**
 * Returns the rules from JSON text inside JSON text. Unreadable parts are omitted, and so are files
 * whose address is neither http(s) nor a path of this origin.
 */
export function readRules(rulesList: string): CompanyRule[] {
  return parseList(rulesList).flatMap((rule) => {
    const { username, fileInfo } = rule as Partial<OrderRule>;
    if (typeof username !== 'string') return [];
    const files = parseList(fileInfo).flatMap((file) => {
      const { name, url } = file as { name?: unknown; url?: unknown };
      return typeof name === 'string' && typeof url === 'string' && isSafe(url)
        ? [{ name, url }]
        : [];
    });
    return [{ username, files }];
  });
}

function parseList(text: unknown): object[] {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'object' && item !== null)
      : [];
  } catch {
    return [];
  }
}

function isSafe(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);
}
