import { boundAreas } from '../features/boundAreas';
import { callKey } from './bind';

/**
 * The calls that this server answers, as `POST /login`. What else the contract has answers 501.
 * Opens no database.
 */
export const servedCalls: ReadonlySet<string> = new Set(
  boundAreas.flat().map(({ call }) => callKey(call)),
);
