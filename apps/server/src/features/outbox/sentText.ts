import type { MessageFile } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { SentFile, SentText } from './sender';
import type { Taken } from './takeMessage';

/** Returns a message as its sender gets it. Throws when one of its files is gone. */
export async function sentText(
  { recipient, subject, content, html, cc, attachments }: Taken,
  backend: Pick<Backend, 'db' | 'uploads'>,
): Promise<SentText> {
  return {
    to: recipient,
    subject,
    text: content!,
    ...(html !== null && { html }),
    ...(cc !== null && { cc: JSON.parse(cc) as string[] }),
    ...(attachments !== null && {
      attachments: await filesOf(JSON.parse(attachments) as MessageFile[], backend),
    }),
  };
}

async function filesOf(
  files: readonly MessageFile[],
  { db, uploads }: Pick<Backend, 'db' | 'uploads'>,
): Promise<SentFile[]> {
  if (files.length === 0) return [];
  const stored = await db
    .selectFrom('uploadedFiles')
    .select(['path', 'hash', 'contentType'])
    .where(
      'path',
      'in',
      files.map(({ url }) => url),
    )
    .execute();
  return files.map(({ name, url }) => {
    const file = stored.find(({ path }) => path === url);
    if (!file) throw new Error(`The file ${name} is not stored any more.`);
    return { name, type: file.contentType, open: () => uploads.open(file.hash) };
  });
}
