import type { PictureSize } from '@mingjian/api';

const ADDRESS = /\/system\/openFile\/[^/?]+\?ticket=(\d+)\./;

/** Whether a text is the signed address of an uploaded file. */
export const isFileAddress = (text: string): boolean => ADDRESS.test(text);

/** Whether the signed address of a file has expired by the clock of this machine. */
export function isExpired(address: string, now: number): boolean {
  const [, until] = ADDRESS.exec(address) ?? [];
  return until !== undefined && Number(until) <= now;
}

/** Returns the address of a picture in a size. Other addresses, such as of other sites, stay. */
export function pictureAddress(address: string, size: PictureSize): string {
  return isFileAddress(address) ? `${address.replace(/&size=\w+$/, '')}&size=${size}` : address;
}
