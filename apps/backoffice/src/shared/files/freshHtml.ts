import type { Http } from '@mingjian/api';
import { renewedAddress } from '../../base/files/addressRenewal';
import { isExpired } from '../../base/files/fileAddress';

const ADDRESSES = /[^\s"'<>]*\/system\/openFile\/[^\s"'<>?]+\?ticket=[\w.-]+/g;

/** Whether a rich text has addresses of files that have expired. */
export const hasExpired = (html: string, now: number): boolean =>
  Array.from(html.matchAll(ADDRESSES)).some(([address]) => isExpired(address, now));

/** Returns a rich text with new addresses in the place of expired ones. */
export async function freshHtml(http: Http, html: string): Promise<string> {
  const now = Date.now();
  const found = new Set(Array.from(html.matchAll(ADDRESSES), ([address]) => address));
  const expired = [...found].filter((address) => isExpired(address, now));
  const renewed = await Promise.all(
    expired.map(async (address) => [address, await renewedAddress(http, address)] as const),
  );
  const addresses = new Map(renewed);
  return html.replaceAll(ADDRESSES, (address) => addresses.get(address) ?? address);
}
