import {
  readLayout,
  reportLayoutRule,
  problemIn,
  type InputOf,
  type ReportModel,
  type reportLayouts as calls,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { renderReport } from '../../pdf/renderReport';
import { demandRight } from '../../resources/scope';
import type { StoredRow, UsageReason } from '../../resources/servedResource';
import { LAYOUT_EDITORS } from '../../roles';
import { sayRule } from '../../texts';
import { demandOwnPictures } from '../reportLayouts/resource';
import { layoutTexts } from '../reportLayouts/texts';
import { picturesOf } from './pictures';
import { sampleModel } from './sampleModel';
import { reportTexts } from './texts';

/** Returns the report on which layouts are shown, for the staff who keep them. */
export function sampleReport(caller: Caller): ReportModel {
  demandRight(caller, LAYOUT_EDITORS);
  return sampleModel(caller.language);
}

/** Returns the document of that report in a layout, which may not be stored yet. */
export async function previewSample(
  { content, language = 'zh' }: InputOf<typeof calls.previewSample>,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const sample = sampleReport(caller);
  const layout = readLayout(content);
  if (!layout) {
    const problem = sayRule({ problem: problemIn(reportLayoutRule, content) });
    throw inputFailure([['content', problem]], caller.language);
  }
  await demandOwnPictures(content, await storedPictures(content, backend.db), caller, backend.db);
  const model = { ...sample, layout };
  const pictures = await picturesOf(model, language, caller, backend);
  const pdf = await renderReport(model, { language, pictures, createdAt: null }, caller);
  const name = reportTexts((t) => t.sampleName)(language);
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}

/** Returns the contents of layouts that have a picture of this one already. */
async function storedPictures(content: string, db: Db): Promise<string> {
  const { logo, coverPicture } = readLayout(content)!;
  const paths = [logo, coverPicture].filter((path) => path !== null);
  if (paths.length === 0) return '';
  const rows = await db
    .selectFrom('reportLayouts')
    .select('content')
    .where((eb) => eb.or(paths.map((path) => eb('content', 'like', `%"${path}"%`))))
    .where('deletedAt', 'is', null)
    .limit(MOST_LAYOUTS)
    .execute();
  return rows.map((row) => row.content).join('\n');
}

/** Layouts that are read to find a picture. */
const MOST_LAYOUTS = 20;

/** Returns the drafts that have a layout; reports that were issued have it in themselves. */
export async function draftsWith(
  { id }: StoredRow,
  _caller: unknown,
  db: Db,
): Promise<UsageReason | undefined> {
  const { count } = await db
    .selectFrom('reportVersions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('layoutId', '=', id)
    .where('status', '<', 40)
    .executeTakeFirstOrThrow();
  return Number(count) > 0
    ? { wording: layoutTexts((t) => t.draftCount(Number(count))) }
    : undefined;
}
