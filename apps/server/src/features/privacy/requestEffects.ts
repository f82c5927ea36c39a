import type { PrivacyMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { MovedPrivacyRequest } from './tables';

/** Something that a feature does with a move of a request, in its transaction. */
type RequestEffect = (moving: Moving<MovedPrivacyRequest>) => Promise<void>;

/** A request that objects to an issued report. */
export interface Objection {
  requestId: string;
  orderId: string;
  companyId: string;
  /** Group of the form that it is about; `null` for everything. */
  groupCode: string | null;
  content: string;
}

/** Opens what answers an objection; throws a refusal where the report is not disputable. */
type ObjectionEffect = (objection: Objection, backend: Backend) => Promise<void>;

const effects = new Map<PrivacyMove, RequestEffect[]>();
const objectionEffects: ObjectionEffect[] = [];

/** Registers an effect of moves of requests; features of higher floors do so when loaded. */
export function onRequestMove(names: readonly PrivacyMove[], effect: RequestEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** Registers an effect of objections to reports. */
export function onObjection(effect: ObjectionEffect) {
  objectionEffects.push(effect);
}

/** Runs the registered effects of a move. */
export async function runRequestEffects(name: PrivacyMove, moving: Moving<MovedPrivacyRequest>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}

/** Runs the registered effects of an objection to a report. */
export async function runObjectionEffects(objection: Objection, backend: Backend) {
  for (const effect of objectionEffects) await effect(objection, backend);
}
