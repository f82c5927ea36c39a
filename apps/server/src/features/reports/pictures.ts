import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReportLanguage, ReportModel } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { PdfFile } from '../../pdf/pdfTask';
import { inLanguage } from '../../pdf/reportData';
import { pathsIn } from '../files/companyFiles';

/** Most pictures in the texts of one document; those after them are shown by their names. */
const MOST_PICTURES = 60;

/** Returns the pictures of a report's cover and texts by their paths, in the size of a screen. */
export async function picturesOf(
  { summary, remark, ending, layout }: ReportModel,
  language: ReportLanguage,
  { userId, leaving }: Pick<Caller, 'userId' | 'leaving'>,
  { db, uploads, log }: Pick<Backend, 'db' | 'uploads' | 'log'>,
): Promise<Map<string, PdfFile>> {
  const pictures = new Map<string, PdfFile>();
  const paths = pathsIn(
    layout?.logo,
    layout?.coverPicture,
    ...[summary, remark, ending].map((text) => inLanguage(text, language)),
  );
  if (paths.length === 0) return pictures;
  const files = await db
    .selectFrom('uploadedFiles')
    .select(['path', 'hash'])
    .where('path', 'in', paths.slice(0, MOST_PICTURES))
    .where('contentType', 'like', 'image/%')
    .execute();
  for (const { path, hash } of files)
    try {
      const picture = await uploads.picture(hash, 'view', { userId, leaving });
      const content = await buffer(Readable.from(picture.open()));
      pictures.set(path, { name: `${hash}.webp`, content });
    } catch (error) {
      // The document is made all the same, with the name of the picture in its place.
      log({ event: 'picture of a report is missing', path, message: String(error).slice(0, 200) });
    }
  return pictures;
}
