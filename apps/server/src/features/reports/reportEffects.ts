import type { ReportMove } from '@mingjian/api';
import type { Moving } from '../../flows/serveFlow';
import type { MovedReport } from './tables';

/** Something that a feature does with a move of a version, in its transaction. */
type ReportEffect = (moving: Moving<MovedReport>) => Promise<void>;

const effects = new Map<ReportMove, ReportEffect[]>();

/** Registers an effect of moves of versions; features of higher floors do so when loaded. */
export function onReportMove(names: readonly ReportMove[], effect: ReportEffect) {
  for (const name of names) effects.set(name, [...(effects.get(name) ?? []), effect]);
}

/** Runs the registered effects of a move. */
export async function runReportEffects(name: ReportMove, moving: Moving<MovedReport>) {
  for (const effect of effects.get(name) ?? []) await effect(moving);
}
