import type { Db } from '../../../database/connect';
import { refusal } from '../../../failure';
import type { Backend } from '../../../http/backend';
import type { SigningPerson, SigningProvider } from '../../../http/signingService';
import type { ContractRow } from '../contractRows';
import { contractTexts } from '../texts';

/** Returns the vendor of a contract. Throws 409 where the installation has none any more. */
export function vendorOf(
  { vendor }: Pick<ContractRow, 'vendor'>,
  { signing }: Pick<Backend, 'signing'>,
): SigningProvider {
  const found = signing.find(({ code }) => code === vendor);
  if (!found) throw refusal(409, contractTexts, (t) => t.noVendor);
  return found;
}

/** Returns the result of a request to a vendor. Throws 502 for an error, which may hold secrets. */
export async function askVendor<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch {
    throw refusal(502, contractTexts, (t) => t.vendorFailed);
  }
}

/** Returns the candidate of a form as vendors know a person. */
export async function personOf(
  { formId }: Pick<ContractRow, 'formId'>,
  db: Db,
): Promise<SigningPerson> {
  const { idCardNo: idNo, ...person } = await db
    .selectFrom('collectForms as f')
    .innerJoin('candidates as c', 'c.id', 'f.candidateId')
    .select(['f.id', 'c.name', 'c.mobile', 'c.idType', 'c.idCardNo'])
    .where('f.id', '=', formId!)
    .executeTakeFirstOrThrow();
  return { ...person, idNo };
}
