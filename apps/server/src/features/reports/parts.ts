import {
  beijing,
  type InputOf,
  type reportCover,
  type ReportCover,
  type ReportPart,
  type ReportPartName,
} from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { Failure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { sanitiseHtml } from '../../resources/sanitiseHtml';
import { readLabel } from '../dictionaries/options';
import { giveToCompany, pathsIn } from '../files/companyFiles';
import { readCover } from './buildModel';
import { nameOfUser } from './reportEvents';
import { reportMoves, WRITABLE } from './reportMoves';
import type { ReportPartTable } from './tables';
import { reportTexts } from './texts';
import { demandWriter, newestOf } from './versionRows';

type Input = InputOf<typeof reportCover.save>;

/** Most characters of a line of the cover. */
const MOST_COVER = 200;

/** Returns a part of the newest version of an order; `null` without one. */
export async function lastPart(
  orderId: string,
  part: ReportPartName,
  caller: Caller,
  { db }: Backend,
): Promise<ReportPart | null> {
  demandWriter(caller);
  const version = await newestOf(orderId, caller, db);
  return version ? partOf(version.id, orderId, part, db) : null;
}

async function partOf(
  versionId: string,
  orderId: string,
  part: ReportPartName,
  db: Db,
): Promise<ReportPart> {
  const row = await db
    .selectFrom('reportParts')
    .selectAll()
    .where('versionId', '=', versionId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return travelling(row, orderId, db);
}

const travelling = async (
  { savedBy, savedAt, ...row }: Selectable<ReportPartTable>,
  orderId: string,
  db: Db,
): Promise<ReportPart> => ({
  ...row,
  orderId,
  saveUser: await nameOfUser(savedBy, db),
  saveTime: beijing(savedAt),
});

/** Returns the words of a part as they are stored, sanitised before the transaction begins. */
export const preparePart =
  (part: ReportPartName) =>
  async (input: unknown, caller: Caller, backend: Backend): Promise<Input> => {
    demandWriter(caller);
    const { content, contentEn, ...rest } = input as Input;
    const clean = async (text: string | null | undefined) =>
      part === 'cover' ? cleanCover(text) : cleanHtml(text ?? '', caller, backend);
    return { ...rest, content: await clean(content), contentEn: await clean(contentEn) };
  };

async function cleanHtml(html: string, caller: Caller, backend: Backend) {
  const clean = await sanitiseHtml(html, caller, backend);
  if (clean === undefined) throw refusal(400, reportTexts, (t) => t.htmlRefused);
  return clean;
}

function cleanCover(json: string | null | undefined) {
  if (!json) return '';
  const cover = readCover(json);
  const lines: ReportCover = {
    title: cover.title.trim(),
    subtitle: cover.subtitle.trim(),
    note: cover.note.trim(),
  };
  if (Object.values(lines).some((line) => line.length > MOST_COVER))
    throw refusal(400, reportTexts, (t) => t.coverRefused);
  return JSON.stringify(lines);
}

/** Stores a part of the open version. Of two who save at once the second gets the newer one. */
export async function savePart(
  part: ReportPartName,
  { orderId, content, contentEn, versionNo }: Input,
  caller: Caller,
  { db, now }: Backend,
): Promise<ReportPart> {
  demandWriter(caller);
  const newest = await newestOf(orderId, caller, db);
  const version = newest && (await reportMoves.lock(newest.id, caller, db));
  if (!version) throw refusal(404, reportTexts, (t) => t.noReport);
  if (!WRITABLE.includes(version.state)) {
    const label = await readLabel('report_status', String(version.state), db);
    throw new Failure(409, (language) => reportTexts((t) => t.readOnly(label(language)))(language));
  }
  const stored = await partOf(version.id, orderId, part, db);
  const texts = { content: content ?? '', contentEn: contentEn ?? '' };
  if (stored.versionNo !== versionNo) {
    // A repeated save finds its own words.
    if (stored.content === texts.content && stored.contentEn === texts.contentEn) return stored;
    throw refusal(409, reportTexts, (t) => t.partChanged(stored.saveUser), { data: stored });
  }
  await giveToCompany(pathsIn(texts.content, texts.contentEn), version.companyId, caller, db);
  await db
    .updateTable('reportParts')
    .set({ ...texts, savedBy: caller.userId, savedAt: now() })
    .set({ versionNo: sql`version_no + 1` })
    .where('versionId', '=', version.id)
    .where('part', '=', part)
    .execute();
  return partOf(version.id, orderId, part, db);
}
