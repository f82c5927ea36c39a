import { forbidden } from '../../failure';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CLIENT_PLACERS } from '../../roles';

/** Returns the company of a client account that may place orders. Throws 403 for all others. */
export function mallCompanyOf(caller: Caller): string {
  demandRight(caller, CLIENT_PLACERS);
  if (caller.companyId === null) throw forbidden();
  return caller.companyId;
}
