import { beijing, beijingDay, type OrderEvent } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { INTERFACE_READERS } from '../../roles';
import { readOptions } from '../dictionaries/options';
import { orderActTexts } from './moveTexts';
import { taskMoveTexts } from './taskTexts';
import { HOLD_MOVES, INTERNAL_ACTS, SEEN_BY_CLIENT } from './eventReaders';
import { SEEN_BY_CLIENTS } from './orderHolds';
import { orderTexts } from './texts';

/** An event with the moment by which it is sorted. */
type Dated = Omit<OrderEvent, 'createTime'> & { at: Date };

/** Returns everything that happened to an order, newest first, as far as the caller may see it. */
export async function historyOf(orderId: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  const isStaff = caller.companyId === null;
  const parts = [
    await ownEvents(orderId, caller, db),
    await holds(orderId, caller, db),
    await etaChanges(orderId, caller, db),
    isStaff ? await taskEvents(orderId, caller, db) : [],
    await notes(orderId, caller, db),
    await papers(orderId, caller, db),
    isStaff ? await contacts(orderId, caller, db) : [],
    holdsRight(caller, INTERFACE_READERS) ? await exchanges(orderId, caller, db) : [],
  ];
  return parts
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...event }): OrderEvent => ({ ...event, createTime: beijing(at) }));
}

async function ownEvents(orderId: string, caller: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .select(['number', 'action', 'userName', 'content', 'createTime as at'])
    .where('orderId', '=', orderId)
    .where('action', 'not in', HOLD_MOVES)
    .$if(caller.companyId !== null, (query) => query.where('action', 'not in', INTERNAL_ACTS))
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, ...event }) => ({
    ...event,
    key: `order ${number}`,
    kind: 'order',
    label: orderActTexts((t) => t[event.action])(caller.language),
  }));
}

async function holds(orderId: string, { companyId, language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderHolds')
    .leftJoin('users as beginner', 'beginner.id', 'orderHolds.beganBy')
    .leftJoin('users as ender', 'ender.id', 'orderHolds.endedBy')
    .select(['orderHolds.id', 'holdType', 'stopsClock', 'reason', 'beganAt', 'endedAt'])
    .select(['beginner.realname as beganBy', 'ender.realname as endedBy'])
    .where('orderId', '=', orderId)
    .$if(companyId !== null, (query) => query.where('holdType', 'in', SEEN_BY_CLIENTS))
    .execute();
  if (rows.length === 0) return [];
  const options = (await readOptions(['hold_type'], db)).get('hold_type') ?? [];
  return rows.flatMap(({ id, holdType, stopsClock, reason, ...row }) => {
    const option = options.find(({ code }) => code === String(holdType));
    const whom = (language === 'zh' ? option?.value : option?.valueEn) ?? String(holdType);
    const began: Dated = {
      key: `hold ${id}`,
      kind: 'order',
      action: 'hold',
      label: orderTexts((t) => (stopsClock ? t.clockStopped(whom) : t.heldFor(whom)))(language),
      userName: row.beganBy ?? '',
      content: reason,
      at: row.beganAt,
    };
    if (row.endedAt === null) return [began];
    const ended: Dated = {
      ...began,
      key: `resume ${id}`,
      action: 'resume',
      label: orderTexts((t) => (stopsClock ? t.clockResumed : t.resumed))(language),
      userName: row.endedBy ?? '',
      content: null,
      at: row.endedAt,
    };
    return [ended, began];
  });
}

async function etaChanges(orderId: string, { language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderDueChanges')
    .select(['id', 'timeAfter', 'createdAt as at'])
    .where('orderId', '=', orderId)
    .where('kind', '=', 2)
    .where('timeBefore', 'is not', null)
    .execute();
  return rows.map(({ id, timeAfter, at }) => ({
    key: `eta ${id}`,
    kind: 'order',
    action: 'eta',
    label: orderTexts((t) => t.etaMoved(beijingDay(timeAfter)))(language),
    userName: '',
    content: null,
    at,
  }));
}

async function taskEvents(orderId: string, { language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('taskEvents as event')
    .innerJoin('orderTasks as task', 'task.id', 'event.taskId')
    .select(['event.number', 'event.action', 'event.userName', 'event.content'])
    .select(['event.createTime as at', 'task.id', 'task.itemName', 'task.itemNameEn'])
    .where('event.orderId', '=', orderId)
    .where('event.action', '<>', 'create')
    .orderBy('task.position', 'desc')
    .orderBy('event.number', 'desc')
    .execute();
  return rows.flatMap(({ id, number, action, itemName, itemNameEn, ...event }) =>
    action === 'create'
      ? []
      : {
          ...event,
          key: `task ${id} ${number}`,
          kind: 'task' as const,
          action,
          label: orderTexts((t) =>
            t.taskAct(
              language === 'zh' ? itemName : itemNameEn,
              taskMoveTexts((s) => s[action])(language),
            ),
          )(language),
        },
  );
}

async function notes(orderId: string, { companyId, language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderNotes')
    .select(['id', 'visible', 'userName', 'content', 'createTime as at'])
    .where('orderId', '=', orderId)
    .where('removedAt', 'is', null)
    .$if(companyId !== null, (query) => query.where('visible', '=', SEEN_BY_CLIENT))
    .execute();
  return rows.map(({ id, visible, ...event }) => ({
    ...event,
    key: `note ${id}`,
    kind: 'note',
    action: 'note',
    label: orderTexts((t) => (visible === SEEN_BY_CLIENT ? t.sharedNote : t.internalNote))(
      language,
    ),
  }));
}

async function papers(orderId: string, { language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderPapers as paper')
    .innerJoin('uploadedFiles as file', 'file.id', 'paper.fileId')
    .select(['paper.id', 'paper.userName', 'file.name as content', 'paper.createdAt as at'])
    .where('paper.orderId', '=', orderId)
    .execute();
  return rows.map(({ id, ...event }) => ({
    ...event,
    key: `paper ${id}`,
    kind: 'paper',
    action: 'paper',
    label: orderTexts((t) => t.paperAdded)(language),
  }));
}

async function contacts(orderId: string, { language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderFollowUps')
    .innerJoin('users', 'users.id', 'orderFollowUps.userId')
    .select(['orderFollowUps.id', 'followType', 'result', 'contactName', 'content'])
    .select(['orderFollowUps.createdAt as at', 'users.realname as userName'])
    .where('orderId', '=', orderId)
    .where('orderFollowUps.deletedAt', 'is', null)
    .execute();
  if (rows.length === 0) return [];
  const options = await readOptions(['follow_type', 'contact_result'], db);
  const word = (dictionary: string, code: number) => {
    const option = options.get(dictionary)?.find((one) => one.code === String(code));
    return (language === 'zh' ? option?.value : option?.valueEn) ?? String(code);
  };
  return rows.map(({ id, followType, result, contactName, ...event }) => ({
    ...event,
    key: `contact ${id}`,
    kind: 'contact',
    action: 'contact',
    label: orderTexts((t) =>
      t.contacted(contactName, word('follow_type', followType), word('contact_result', result)),
    )(language),
  }));
}

async function exchanges(orderId: string, { language }: Caller, db: Db): Promise<Dated[]> {
  const rows = await db
    .selectFrom('orderApiLogs as log')
    .select(['log.id', 'log.problem', 'log.vendor', 'log.createdAt as at'])
    .select(language === 'en' ? 'log.apiNameEn as apiName' : 'log.apiName')
    .where('log.orderId', '=', orderId)
    .orderBy('log.id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const problems = (await readOptions(['api_problem'], db)).get('api_problem') ?? [];
  return rows.map(({ id, apiName, problem, vendor, at }) => {
    const option = problems.find(({ code }) => code === problem);
    const word = (language === 'zh' ? option?.value : option?.valueEn) ?? problem;
    return {
      key: `api ${id}`,
      kind: 'api',
      action: 'api',
      label: orderTexts((t) =>
        word === null ? t.answered(apiName) : t.notAnswered(apiName, word),
      )(language),
      userName: '',
      content: vendor,
      at,
    };
  });
}
