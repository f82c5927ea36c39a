import {
  boardConditions,
  boardSort,
  orderTask,
  TASK_FIGURES,
  toOrderParam,
  type BoardFigure,
  type BoardTasks,
  type BoardTile,
  type TaskFigure,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRows } from './boardRows';

/** A figure of tasks, with its first rows. */
export interface TaskTile extends BoardTile {
  figure: TaskFigure;
  first: BoardTasks;
}

/** Figures that a reader has a part of: others have no person yet, or one who is another. */
const WITH_OWN: readonly TaskFigure[] = ['openTasks', 'returnedTasks'];

/** Whether a figure counts tasks. */
export const isTaskFigure = (figure: BoardFigure): figure is TaskFigure =>
  (TASK_FIGURES as readonly string[]).includes(figure);

/** Returns a figure of tasks; its rows are the reader's own where there are such. */
export async function readTasks(
  { figure, asOf }: { figure: TaskFigure; asOf: string },
  caller: Caller,
  backend: Backend,
): Promise<TaskTile> {
  const isOwn = WITH_OWN.includes(figure);
  const read = async (pmId?: string) => {
    const conditions = boardConditions({ name: figure, asOf, pmId });
    const sort = toOrderParam(boardSort(figure));
    return (await readRows(orderTask, conditions, caller, backend, sort)) ?? NONE;
  };
  const [all, own] = await Promise.all([read(), isOwn ? read(caller.userId) : null]);
  return {
    figure,
    all: all.total,
    own: own && own.total,
    first: { figure, isOwn, ...(own ?? all) },
  };
}

const NONE = { total: 0, rows: [] };
