import { LateAnswer, RefusedAddress } from '../../http/outside/sendOutside';
import type { Wording } from '../../texts';
import { recruitingTexts } from './texts';

/** The failure of a delivery, in words. */
export class PushProblem extends Error {
  constructor(readonly wording: Wording) {
    super('A delivery to a recruiting system failed.');
  }
}

/** Returns why a delivery failed. It has no address, and no text of the system. */
export function problemOf(error: unknown): Wording {
  if (error instanceof PushProblem) return error.wording;
  if (error instanceof LateAnswer) return recruitingTexts((t) => t.pushing.late);
  if (error instanceof RefusedAddress) return recruitingTexts((t) => t.pushing.inside);
  if (error instanceof SyntaxError) return recruitingTexts((t) => t.pushing.unreadable);
  const { code, name } = error as NodeJS.ErrnoException;
  return recruitingTexts((t) => t.pushing.unreachable(code ?? name));
}
