import { refreshEta } from './orderEta';
import { followTasks } from './orderMoves';
import { runTaskEffects } from './taskEffects';
import { plainTaskMoves } from './taskMoves';

/** The moves of tasks: the order is held while they wait, and is expected when they are done. */
export const taskMoves: typeof plainTaskMoves = {
  ...plainTaskMoves,
  async record(moving, made) {
    await plainTaskMoves.record(moving, made);
    const { row, reason, backend } = moving;
    await followTasks(row.orderId, reason, backend);
    await refreshEta([row.orderId], backend);
  },
  followed: runTaskEffects,
};
