import {
  COLLECT_FILES,
  readStretches,
  wrongAnswers,
  type CollectField,
  type collect,
  type InputOf,
  type SavedItem,
  type SubmittedForm,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { Failure, inputFailure, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { collectMoves, FILLABLE } from './collectMoves';
import { timeOf } from './forms';
import { itemRows, progressOf, travellingItems } from './items';
import type { MovedForm } from './tables';
import { collectTexts } from './texts';

/** One group's values, as a page sends them. */
type ItemInput = Pick<
  InputOf<typeof collect.submitSingleFormData>,
  'groupCode' | 'dataForm' | 'files' | 'version'
>;

/** Locks a form that the caller may fill in. Throws 404 and 409. */
export async function lockFillable(formId: string, caller: Caller, backend: Backend) {
  const form = await collectMoves.lock(formId, caller, backend.db);
  if (!form) throw refusal(404, collectTexts, (t) => t.formMissing);
  if (!FILLABLE.includes(form.state)) throw refusal(409, collectTexts, (t) => t.formClosed);
  return form;
}

/** Stores one group of a form. Throws 409 with the newer item when another device changed it. */
export async function saveItem(
  input: ItemInput,
  formId: string,
  caller: Caller,
  backend: Backend,
): Promise<SavedItem> {
  const form = await lockFillable(formId, caller, backend);
  await storeItem(input, form, caller, backend);
  if (form.state === 35) await makeMove(collectMoves, 'fill', { id: form.id }, caller, backend);
  return savedItem(input.groupCode, form.id, caller, backend);
}

/** Stores the last changes of a form and submits it, or what was returned of it. */
export async function submitForm(
  items: readonly ItemInput[],
  move: 'submit' | 'supply',
  formId: string,
  caller: Caller,
  backend: Backend,
): Promise<SubmittedForm> {
  const form = await collectMoves.lock(formId, caller, backend.db);
  if (!form) throw refusal(404, collectTexts, (t) => t.formMissing);
  const isDone = move === 'submit' ? form.state >= 50 && form.state !== 60 : form.state === 65;
  if (!isDone) {
    if (FILLABLE.includes(form.state))
      for (const item of items)
        await storeItem({ ...item, version: undefined }, form, caller, backend);
    await makeMove(collectMoves, move, { id: form.id }, caller, backend);
  }
  const { status, submittedAt } = await backend.db
    .selectFrom('collectForms')
    .select(['status', 'submittedAt'])
    .where('id', '=', form.id)
    .executeTakeFirstOrThrow();
  return { status, submitTime: timeOf(submittedAt)! };
}

async function storeItem(
  { groupCode, dataForm, files, version }: ItemInput,
  form: MovedForm,
  caller: Caller,
  backend: Backend,
) {
  const { db, now } = backend;
  const rows = await itemRows(form.id, db);
  const row = rows.find((one) => one.groupCode === groupCode);
  if (!row) throw refusal(404, collectTexts, (t) => t.itemMissing);
  const isReturned = form.state === 60 && rows.some(({ status }) => status === 3);
  const wasAnswered = row.status === 1 && row.previousData !== null;
  if (row.status === 5 || (isReturned && row.status !== 3 && !wasAnswered))
    throw refusal(409, collectTexts, (t) => t.itemClosed);
  const [item] = await travellingItems([row], caller.language, db);
  if (version !== undefined && version !== row.version)
    throw new Failure(
      409,
      collectTexts((t) => t.itemNewer),
      { data: { item } },
    );
  refuseAnswers(dataForm, item!.fields, caller);
  const stored = files ?? row.files;
  await claimFiles(stored, form.id, caller, db);
  await db
    .updateTable('collectItems')
    .set({
      dataForm: dataForm || '[]',
      files: stored,
      status: 1,
      savedAt: now(),
      version: sql`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  const items = await travellingItems(await itemRows(form.id, db), 'zh', db);
  await db
    .updateTable('collectForms')
    .set({ progress: progressOf(items), updatedAt: now() })
    .where('id', '=', form.id)
    .execute();
}

/** Throws 400 for answers that are not of their fields, naming each. */
function refuseAnswers(
  dataForm: string | null | undefined,
  fields: readonly CollectField[],
  { language }: Caller,
) {
  const stretches = readStretches(dataForm);
  if (!stretches) throw refusal(400, collectTexts, (t) => t.unreadable);
  const wrong = wrongAnswers(fields, stretches);
  if (wrong.length === 0) return;
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  throw inputFailure(
    wrong.map(({ stretch, key }) => [
      `${stretch}.${key}`,
      collectTexts((t) => t.answerWrong(labels.get(key) ?? key)),
    ]),
    language,
  );
}

/** Throws 400 unless files are uploads of the form, or of the staff member who fills it in. */
async function claimFiles(files: string, formId: string, caller: Caller, db: Db) {
  const paths = pathsOf(files);
  if (!paths) throw refusal(400, collectTexts, (t) => t.unreadable);
  if (paths.length > COLLECT_FILES)
    throw refusal(400, collectTexts, (t) => t.tooManyFiles(COLLECT_FILES));
  if (paths.length === 0) return;
  if (!caller.candidate)
    await db
      .updateTable('uploadedFiles')
      .set({ formId })
      .where('path', 'in', paths)
      .where('userId', '=', caller.userId)
      .where('formId', 'is', null)
      .execute();
  const known = await db
    .selectFrom('uploadedFiles')
    .select('path')
    .where('path', 'in', paths)
    .where('formId', '=', formId)
    .execute();
  if (known.length < new Set(paths).size) throw refusal(400, collectTexts, (t) => t.fileMissing);
}

function pathsOf(files: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(files);
    if (!Array.isArray(list)) return undefined;
    const urls = list.map((file: unknown) => (file as { url?: unknown } | null)?.url);
    return urls.every((url) => typeof url === 'string') ? urls : undefined;
  } catch {
    return undefined;
  }
}

async function savedItem(groupCode: string, formId: string, caller: Caller, { db }: Backend) {
  const rows = await itemRows(formId, db);
  const items = await travellingItems(rows, caller.language, db);
  return {
    item: items.find((item) => item.groupCode === groupCode)!,
    progress: progressOf(items),
  };
}
