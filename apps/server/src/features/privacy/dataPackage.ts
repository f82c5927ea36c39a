import { buffer } from 'node:stream/consumers';
import { beijing } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { privacyTexts } from './texts';

/** Returns a zip with the stored data of a session's candidate, once access is granted. */
export async function dataPackage(
  { id }: { id: string },
  caller: Caller,
  { db, now, uploads }: Backend,
): Promise<File> {
  const { candidateId } = caller.candidate!;
  const request = await db
    .selectFrom('privacyRequests')
    .select('requestNo')
    .where('id', '=', id)
    .where('candidateId', '=', candidateId)
    .where('kind', '=', 1)
    .where('status', '=', 40)
    .executeTakeFirst();
  if (!request) throw refusal(404, privacyTexts, (t) => t.noPackage);
  const stored = await storedData(candidateId, db);
  const files: Record<string, Uint8Array> = {
    'data.json': Buffer.from(`${JSON.stringify(stored, null, 2)}\n`),
  };
  const formIds = stored.forms.map((form) => form.id);
  const uploaded =
    formIds.length === 0
      ? []
      : await db
          .selectFrom('uploadedFiles')
          .select(['hash', 'name'])
          .where('formId', 'in', formIds)
          .orderBy('id')
          .execute();
  for (const [index, { hash, name }] of uploaded.entries())
    files[`files/${index + 1}-${name.replaceAll(/[\\/]/g, '_')}`] = await buffer(
      uploads.open(hash),
    );
  // Nobody else needs it, and it is rarely called.
  const { zipSync } = await import('fflate');
  const bytes = zipSync(files, { level: 6, mtime: beijing(now()).replace(' ', 'T') });
  const name = privacyTexts((t) => t.packageName(request.requestNo))(caller.language);
  return new File([bytes as BlobPart], name, { type: 'application/zip' });
}

async function storedData(candidateId: string, db: Db) {
  const person = await db
    .selectFrom('candidates')
    .select(['name', 'nameEn', 'idType', 'idCardNo', 'mobile', 'email', 'gender', 'birthDate'])
    .select(['nationality', 'position', 'education', 'employment'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const forms = await db
    .selectFrom('collectForms')
    .innerJoin('orders', 'orders.id', 'collectForms.orderId')
    .select(['collectForms.id', 'orders.orderNo', 'orders.position', 'submittedAt'])
    .where('collectForms.candidateId', '=', candidateId)
    .orderBy('collectForms.id')
    .execute();
  const formIds = ['', ...forms.map(({ id }) => id)];
  const items = await db
    .selectFrom('collectItems')
    .select(['formId', 'groupCode', 'name', 'dataForm', 'savedAt'])
    .where('formId', 'in', formIds)
    .orderBy('position')
    .execute();
  const consents = await db
    .selectFrom('collectConsents')
    .select(['formId', 'title', 'text', 'state', 'createdAt'])
    .where('formId', 'in', formIds)
    .orderBy('id')
    .execute();
  return {
    person: {
      ...person,
      education: parsed(person.education),
      employment: parsed(person.employment),
    },
    forms: forms.map((form) => ({
      ...form,
      items: items
        .filter(({ formId }) => formId === form.id)
        .map(({ formId: _, dataForm, ...item }) => ({ ...item, answers: parsed(dataForm) })),
      consents: consents
        .filter(({ formId }) => formId === form.id)
        .map(({ formId: _, ...consent }) => consent),
    })),
  };
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
