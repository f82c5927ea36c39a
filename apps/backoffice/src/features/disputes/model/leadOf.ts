import type { Dispute, DisputeMove } from '@mingjian/api';

/** Returns the move that leads on: a correction once a result has changed. */
export function leadOf({ status, items }: Pick<Dispute, 'status' | 'items'>): DisputeMove {
  if (status === 1) return 'accept';
  const isChanged = items.some(
    ({ before, now }) =>
      before !== null &&
      now !== null &&
      (before.result !== now.result || before.dangerLevel !== now.dangerLevel),
  );
  return isChanged ? 'beginCorrection' : 'uphold';
}
