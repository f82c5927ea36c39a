import { BlockList, isIP } from 'node:net';
import { addressesOf, type ApiScope } from '@mingjian/api';
import { forbidden, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { isClosed } from '../../http/closedMenus';
import { apiKeyResource } from './resource';
import { apiKeyTexts } from './texts';

/**
 * Throws 403 unless the key of a caller may do something, from where it calls. `null` is what every
 * key may do.
 */
export function demandKey(
  scope: ApiScope | null,
  caller: Caller,
  backend: Pick<Backend, 'onlyMenus'>,
) {
  const { apiKey, address } = caller;
  if (!apiKey) throw forbidden();
  if (isClosed(apiKeyResource.name, caller, backend)) throw forbidden();
  const { addresses } = apiKey;
  if (addresses !== null && !isAmong(address, addressesOf(addresses)))
    throw refusal(403, apiKeyTexts, (t) => t.otherAddress(address));
  if (scope !== null && !apiKey.scopes.includes(scope))
    throw refusal(403, apiKeyTexts, (t) => t.noScope(scope));
}

/** Whether a network address is one of the listed, or in one of the listed ranges. */
export function isAmong(address: string, listed: readonly string[]): boolean {
  const allowed = new BlockList();
  for (const one of listed) {
    const [start = '', bits] = one.split('/');
    const family = isIP(start) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(start, family);
    else allowed.addSubnet(start, Number(bits), family);
  }
  // A socket of both families names an IPv4 address so.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && allowed.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
