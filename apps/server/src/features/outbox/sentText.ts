import type { MessageFile } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { SentFile, SentText } from './sender';
import type { Taken } from './takeMessage';

type Services = Pick<Backend, 'db' | 'uploads'>;

/** Returns a message as its sender gets it. Throws when one of its files is gone. */
export async function sentText(message: Taken, services: Services): Promise<SentText> {
  const { recipient, subject, content, html, cc, attachments } = message;
  const pictures = picturesIn(html ?? '');
  const files = await filesOf(
    [...pictures, ...(attachments === null ? [] : (JSON.parse(attachments) as MessageFile[]))],
    services,
  );
  const template = await gatewayTemplate(message, services);
  return {
    to: recipient,
    subject,
    text: content!,
    ...(template && { template }),
    ...(html !== null && { html: withPictures(html, pictures) }),
    ...(cc !== null && { cc: JSON.parse(cc) as string[] }),
    attachments: files.map((file, index) =>
      index < pictures.length ? { ...file, cid: cidOf(index) } : file,
    ),
  };
}

const STORED = /(?<=\bsrc=")\/uploads\/[0-9a-f]{32}\.[a-z0-9]{1,10}(?=")/g;

/** Returns the stored pictures of an HTML text. They travel with it: outside none is loaded. */
const picturesIn = (html: string): MessageFile[] =>
  [...new Set(html.match(STORED))].map((url) => ({
    url,
    name: url.slice(url.lastIndexOf('/') + 1),
  }));

const cidOf = (index: number) => `picture-${index + 1}@mingjian`;

const withPictures = (html: string, pictures: readonly MessageFile[]) =>
  html.replace(STORED, (path) => `cid:${cidOf(pictures.findIndex(({ url }) => url === path))}`);

async function filesOf(files: readonly MessageFile[], { db, uploads }: Services) {
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
  return files.map(({ name, url }): SentFile => {
    const file = stored.find(({ path }) => path === url);
    if (!file) throw new Error(`The file ${name} is not stored any more.`);
    return { name, type: file.contentType, open: () => uploads.open(file.hash) };
  });
}

/** Returns the number that the gateway knows the template of a text message by. */
async function gatewayTemplate({ channel, templateId }: Taken, { db }: Services) {
  if (channel !== 'sms' || templateId === null) return null;
  const template = await db
    .selectFrom('messageTemplates')
    .select('vendorTemplateId')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return template?.vendorTemplateId ?? null;
}
