import { dataOf, tokenOf } from './server';

/** Returns the code in the newest message to a masked address, as an administrator. */
export async function codeFor(url: string, recipient: RegExp): Promise<string> {
  const admin = await tokenOf(url, 'admin');
  const { content } = await dataOf<{ content: { id: string; recipient: string }[] }>(
    url,
    admin,
    '/outbox/getList',
    { pageSize: 50 },
  );
  const { id } = content.find((message) => recipient.test(message.recipient))!;
  const opened = await dataOf<{ content: string }>(url, admin, '/outbox/open', { id });
  return /\d{6}/.exec(opened.content)![0];
}
