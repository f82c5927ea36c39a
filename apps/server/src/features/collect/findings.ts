import {
  beijingDay,
  identityProblems,
  isPersonalEmail,
  monthFindings,
  readStretches,
  type CollectFinding,
  type CollectItem,
  type CollectStretch,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { sayRule, type Language } from '../../texts';
import { pathsIn } from '../files/companyFiles';
import { findingTexts } from './findingTexts';

/** The form that rules look at. */
interface CheckedForm {
  id: string;
  candidateId: string;
}

type Found = Omit<CollectFinding, 'itemId'>;

/** Returns what rules find in the items of a form, for its reviewer. */
export async function findingsOf(
  form: CheckedForm,
  items: readonly CollectItem[],
  language: Language,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<CollectFinding[]> {
  const found: CollectFinding[] = [];
  const today = beijingDay(now());
  for (const item of items) {
    const stretches = readStretches(item.dataForm) ?? [];
    const own = [
      ...(item.groupCode === 'identity'
        ? await identityFindings(stretches, form.candidateId, language, db)
        : []),
      ...monthsFound(item, stretches, today, language),
      ...refereesFound(stretches, language),
      ...(await filesFound(form.id, item.files, language, db)),
    ];
    found.push(...own.map((one) => ({ itemId: item.id, ...one })));
  }
  return found;
}

async function identityFindings(
  [stretch = {}]: readonly CollectStretch[],
  candidateId: string,
  language: Language,
  db: Db,
): Promise<Found[]> {
  const candidate = await db
    .selectFrom('candidates')
    .select(['name', 'idType', 'idCardNo', 'birthDate', 'gender'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const { 'identity.idName': name, 'identity.idNo': idNo } = stretch;
  const found: Found[] = [];
  const add = (key: string, text: string) => found.push({ stretch: 0, key, text });
  if (typeof name === 'string' && name && name !== candidate.name)
    add('identity.idName', findingTexts((t) => t.nameDiffers(candidate.name))(language));
  if (typeof idNo !== 'string' || !idNo) return found;
  if (idNo !== candidate.idCardNo)
    add('identity.idNo', findingTexts((t) => t.numberDiffers)(language));
  const { idType, birthDate, gender } = candidate;
  const problem = identityProblems({ idType, birthDate, gender, idNo }).idNo;
  if (problem) add('identity.idNo', sayRule({ problem })(language));
  return found;
}

function monthsFound(
  { monthsKey }: CollectItem,
  stretches: readonly CollectStretch[],
  today: string,
  language: Language,
): Found[] {
  if (!monthsKey) return [];
  return monthFindings(stretches, monthsKey, today).map(({ kind, stretch, from, to }) => ({
    stretch,
    key: monthsKey,
    text: findingTexts((t) => t[kind](from, to))(language),
  }));
}

function refereesFound(stretches: readonly CollectStretch[], language: Language): Found[] {
  return stretches.flatMap((stretch, index) => {
    const address = stretch['interview.refEmail'];
    return typeof address === 'string' && isPersonalEmail(address)
      ? [
          {
            stretch: index,
            key: 'interview.refEmail',
            text: findingTexts((t) => t.personalMail)(language),
          },
        ]
      : [];
  });
}

/** A paper with the very bytes of one of another order is either a template or borrowed. */
async function filesFound(
  formId: string,
  files: string,
  language: Language,
  db: Db,
): Promise<Found[]> {
  const paths = pathsIn(files);
  if (paths.length === 0) return [];
  const doubles = await db
    .selectFrom('uploadedFiles as own')
    .innerJoin('uploadedFiles as other', 'other.hash', 'own.hash')
    .innerJoin('collectForms as form', 'form.id', 'other.formId')
    .innerJoin('orders', 'orders.id', 'form.orderId')
    .innerJoin('collectForms as mine', 'mine.id', 'own.formId')
    .select(['own.name', 'orders.orderNo'])
    .distinct()
    .where('own.path', 'in', paths)
    .where('own.formId', '=', formId)
    .whereRef('other.formId', '<>', 'own.formId')
    .whereRef('form.candidateId', '<>', 'mine.candidateId')
    .limit(5)
    .execute();
  return doubles.map(({ name, orderNo }) => ({
    stretch: null,
    key: null,
    text: findingTexts((t) => t.sameFile(name, orderNo))(language),
  }));
}
