import { API_SCOPES, type ApiScope } from '../entities/integrations/openApi';
import type { TextRule } from './rule';

/** Most addresses of a key. */
const MOST_ADDRESSES = 50;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const V4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}(?:/(?:3[0-2]|[12]?\\d))?$`);
const V6 = /^[0-9a-f:.]{2,45}(?:\/(?:12[0-8]|1[01]\d|[1-9]?\d))?$/i;

/** Addresses that a key works from: IPv4 and IPv6, single or as ranges, comma-joined. */
export const apiAddressesRule: TextRule = {
  accepts(text) {
    const listed = addressesOf(text);
    return (
      listed.length > 0 &&
      listed.length <= MOST_ADDRESSES &&
      listed.every((one) => V4.test(one) || (V6.test(one) && isV6(one.split('/')[0]!)))
    );
  },
  problem: {
    zh: `请输入 IP 地址或网段，多个用逗号分隔，最多 ${MOST_ADDRESSES} 个，例如 203.0.113.8, 198.51.100.0/24`,
    en: `IP addresses or ranges, comma-separated, ${MOST_ADDRESSES} at most, such as 203.0.113.8, 198.51.100.0/24`,
  },
};

/** Returns the addresses and ranges of a text. */
export const addressesOf = (text: string): readonly string[] =>
  text
    .split(/[\s,，;；]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isV6 = (text: string) => text.includes(':') && URL.canParse(`http://[${text}]/`);

/** The scopes of a key: a JSON list of at least one. */
export const apiScopesRule: TextRule = {
  accepts: (text) => apiScopesOf(text).length > 0,
  problem: { zh: '请至少选择一项权限', en: 'Choose at least one permission' },
};

/** Returns the scopes in a JSON list; none when one of them is unknown. */
export function apiScopesOf(text: string): readonly ApiScope[] {
  try {
    const listed = JSON.parse(text) as unknown;
    if (!Array.isArray(listed)) return [];
    const known = API_SCOPES.filter((scope) => listed.includes(scope));
    return known.length === listed.length ? known : [];
  } catch {
    return [];
  }
}
