import {
  beijingDay,
  startOfBeijingDay,
  type AuthFlag,
  type InputOf,
  type orderApis,
} from '@mingjian/api';
import { sql } from 'kysely';
import { Failure, inputFailure, refusal, type FieldProblem } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { Caller } from '../../../http/caller';
import { sendFormCode } from '../../collect/candidateSession';
import { countUse, type UseLimit } from '../../session/attempts';
import { spendFormCode } from '../../session/oneTimeCodes';
import { contractTexts } from '../texts';
import { identityFlag, isIdentified, papersToday } from './identityFlag';
import { passIdentity, setRealname, storeCheck } from './passIdentity';
import { ATTEMPTS, type Mismatch } from './identityRules';

/** Codes to the number of one candidate. */
const CODES: UseLimit = { of: 'identityCode', most: 5, wait: 120 };

/** Sends a code to the mobile number of the candidate's order. */
export async function sendIdentityCode(caller: Caller, backend: Backend) {
  const { formId, candidateId } = caller.candidate!;
  await countUse(CODES, formId, backend);
  const { mobile } = await backend.db
    .selectFrom('candidates')
    .select('mobile')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return sendFormCode({ formId, mobile, purpose: 'identity' }, caller, backend);
}

type Proof = InputOf<typeof orderApis.phoneAuth>;

/**
 * Proves a candidate's identity by name, number of the papers and a code. No response tells what is
 * stored. Attempts of one order are made one after the other, and each is stored before it is
 * refused. Papers that no source can verify wait for staff.
 */
export async function provePapers(
  proof: Proof,
  caller: Caller,
  backend: Backend,
): Promise<AuthFlag> {
  const { formId, orderId } = caller.candidate!;
  const { language } = caller;
  if (backend.outbox.sends('sms') && !(proof.codeId && proof.code))
    throw inputFailure([['code', contractTexts((t) => t.codeNeeded)]], language);
  const refused = await backend.db.transaction().execute(async (db) => {
    await sql`select 1 from orders where id = ${orderId} for update`.execute(db);
    const inside = { ...backend, db };
    return (await isIdentified(formId, db)) ? undefined : attempt(proof, caller, inside);
  });
  if (refused) throw refused;
  return identityFlag(formId, language, backend);
}

/** Makes an attempt and returns why it is refused; `undefined` when it is not. */
async function attempt(
  proof: Proof,
  caller: Caller,
  backend: Backend,
): Promise<Failure | undefined> {
  const { candidateId, formId, orderId } = caller.candidate!;
  if ((await papersToday(formId, backend)) >= ATTEMPTS) return tooManyAttempts(backend.now());
  const person = await backend.db
    .selectFrom('candidates')
    .select(['name', 'mobile', 'idCardNo', 'idType', 'realnameStatus'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const byCode = backend.outbox.sends('sms');
  const ref = { candidateId, formId, orderId };
  const proved = { ...ref, method: 'papers', byCode } as const;
  const failed = async (reason: Mismatch) => {
    await storeCheck({ ...proved, result: 'failed', reason }, caller, backend);
    if (person.realnameStatus !== 2) await setRealname(candidateId, 3, backend);
  };
  const wrong = mismatchesOf(proof, person);
  if (wrong.length > 0) {
    await failed(wrong[0]!);
    return inputFailure(wrong.map(problemOf), caller.language);
  }
  const codeRefused = byCode ? await spend(proof, caller, backend) : undefined;
  if (codeRefused) {
    await failed('code');
    return codeRefused;
  }
  const result = person.idType === 1 ? 'passed' : 'waiting';
  await storeCheck({ ...proved, result, reason: null }, caller, backend);
  if (result === 'passed') await passIdentity(ref, caller, backend);
  else await setRealname(candidateId, 1, backend);
  return undefined;
}

/** Spends the code and returns why it is refused: its try is counted in either case. */
async function spend({ codeId, code }: Proof, caller: Caller, backend: Backend) {
  try {
    const typed = { codeId: codeId!, code: code!, purpose: 'identity' } as const;
    await spendFormCode(typed, caller.candidate!.formId, caller, backend);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

interface KnownPerson {
  name: string;
  mobile: string;
  idCardNo: string;
}

function mismatchesOf({ userName, idCardNo, mobile }: Proof, known: KnownPerson): Mismatch[] {
  return [
    ...(folded(userName) === folded(known.name) ? [] : (['name'] as const)),
    ...(folded(idCardNo) === folded(known.idCardNo) ? [] : (['idNo'] as const)),
    ...(!mobile || folded(mobile) === folded(known.mobile) ? [] : (['mobile'] as const)),
  ];
}

/** Spaces and dots between parts of a name, and the case of letters, are no difference. */
const folded = (text: string) => text.replace(/[\s·•・.]/gu, '').toUpperCase();

const FIELDS = { name: 'userName', idNo: 'idCardNo', mobile: 'mobile', code: 'code' } as const;

const problemOf = (reason: Mismatch): FieldProblem => [
  FIELDS[reason],
  contractTexts((t) => t.failReason[reason]),
];

function tooManyAttempts(now: Date) {
  const tomorrow = startOfBeijingDay(beijingDay(now), 1);
  const retryAfter = Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000);
  return refusal(429, contractTexts, (t) => t.tooManyAttempts, { retryAfter });
}
