import type { Backend } from '../../http/backend';

/** A person as another system names it. */
export interface NamedPerson {
  name: string;
  mobile: string;
  /** Compared where it is given. */
  idCardNo?: string | null | undefined;
}

/** Returns the id of a company's newest candidate of this name and number; else `undefined`. */
export async function knownCandidate(
  companyId: string,
  { name, mobile, idCardNo }: NamedPerson,
  { db }: Pick<Backend, 'db'>,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .where('name', '=', name)
    .where('mobile', '=', mobile)
    .$if(Boolean(idCardNo), (query) => query.where('idCardNo', '=', idCardNo!))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return known?.id;
}
