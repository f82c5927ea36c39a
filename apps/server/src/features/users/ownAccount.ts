import { inputFailure } from '../../failure';
import type { Completion } from '../../resources/servedResource';
import type { Wording } from '../../texts';
import { userTexts } from './texts';

/** Refusal of a change of one's own number or address outside the profile. */
export const ownContact = userTexts((t) => t.ownContact);

/**
 * Throws 400 for changes of one's own account that a list of accounts does not make: `refused`, by
 * column, and its number and address. With these a forgotten password is replaced, so they need the
 * present one and a code, or an open session would suffice to take the account over.
 */
export function refuseOwnChange(
  { values, stored, caller }: Completion,
  refused: Readonly<Record<string, Wording>>,
) {
  if (stored?.id !== caller.userId) return;
  const problems = Object.entries({ ...refused, phone: ownContact, email: ownContact }).filter(
    ([column]) => values[column] !== undefined,
  );
  if (problems.length > 0) throw inputFailure(problems, caller.language);
}
