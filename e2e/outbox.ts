import { dataOf, tokenOf } from './server';

/** Returns the newest message to a masked address, as an administrator. */
export async function messageTo(url: string, recipient: RegExp): Promise<string> {
  const admin = await tokenOf(url, 'admin');
  const { content } = await dataOf<{ content: { id: string; recipient: string }[] }>(
    url,
    admin,
    '/outbox/getList',
    { pageSize: 50 },
  );
  const { id } = content.find((message) => recipient.test(message.recipient))!;
  const opened = await dataOf<{ content: string }>(url, admin, '/outbox/open', { id });
  return opened.content;
}

/** Returns the code in the newest message to a masked address. */
export const codeFor = async (url: string, recipient: RegExp) =>
  /\d{6}/.exec(await messageTo(url, recipient))![0];
