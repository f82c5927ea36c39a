import type { OrderDraft } from '@mingjian/api';
import { Failure, inputFailure, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { createRow } from '../../resources/resourceWrites';
import { say } from '../../texts';
import { candidateResource } from '../candidates/resource';
import { orderTexts } from './texts';

/** Fields of a person who is ordered for the first time, with those of the candidate. */
export const PERSON = {
  userName: 'name',
  mobile: 'mobile',
  idType: 'idType',
  idCardNo: 'idNo',
  email: 'email',
  position: 'position',
  resumeUrl: 'resumeUrl',
} as const;

/** The fields of a person. */
export const PERSON_FIELDS = Object.keys(PERSON) as (keyof typeof PERSON)[];

/** A person in a draft: a known candidate, or the fields of a new one. */
export type OrderedPerson = Pick<OrderDraft, 'candidateId'> &
  Partial<Pick<OrderDraft, keyof typeof PERSON>>;

/** Returns the named candidate of a company, or a new one. */
export async function candidateOf(
  draft: OrderedPerson,
  companyId: string,
  caller: Caller,
  backend: Backend,
) {
  const { candidateId } = draft;
  if (!candidateId) return newCandidate(draft, companyId, caller, backend);
  const given = PERSON_FIELDS.filter((name) => draft[name]);
  if (given.length > 0)
    throw inputFailure(
      given.map((name) => [name, orderTexts((t) => t.candidateChosen)]),
      caller.language,
    );
  const candidate = await backend.db
    .selectFrom('candidates')
    .select(['id', 'name', 'position'])
    .where('id', '=', candidateId)
    .where('deletedAt', 'is', null)
    .where('companyId', '=', companyId)
    .forShare()
    .executeTakeFirst();
  if (!candidate) throw inputFailure([['candidateId', say((t) => t.notExisting)]], caller.language);
  return candidate;
}

async function newCandidate(
  draft: OrderedPerson,
  companyId: string,
  caller: Caller,
  backend: Backend,
) {
  const missing = (['userName', 'mobile', 'idCardNo'] as const).filter((name) => !draft[name]);
  if (missing.length > 0)
    throw inputFailure(
      missing.map((name) => [name, say((t) => t.required)]),
      caller.language,
    );
  const person = { ...personIn(draft), ...(caller.companyId === null && { companyId }) };
  return createRow(candidateResource, person, caller, backend).catch((reason: unknown) => {
    throw renamed(reason, caller.language);
  });
}

/** Returns the fields of a draft's person as those of a candidate. */
export const personIn = (draft: OrderedPerson) =>
  Object.fromEntries(
    PERSON_FIELDS.flatMap((name) =>
      draft[name] === undefined ? [] : [[PERSON[name], draft[name]]],
    ),
  );

/** Returns a refusal of a candidate's fields by the names that the order has for them. */
export function renamed(reason: unknown, language: Caller['language']) {
  const { fields } = ((reason instanceof Failure && reason.options.data) ?? {}) as {
    fields?: Readonly<Record<string, string>>;
  };
  if (!fields) return reason;
  const names = Object.entries(PERSON);
  return inputFailure(
    Object.entries(fields).map(([field, text]): FieldProblem => {
      const [name] = names.find(([, known]) => known === field) ?? [field];
      return [name, () => text];
    }),
    language,
  );
}
