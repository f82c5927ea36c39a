import {
  beijing,
  decodeSearch,
  READ_ONLY,
  type InputOf,
  type ListPage,
  type ListRequest,
  type OrderNote,
  type orderNotes,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { notFound, orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { ANY_ROLE } from '../../roles';

/** A note on an order. */
export interface OrderNoteTable {
  id: string;
  orderId: string;
  content: string;
  /** 1 staff only · 2 the client too. */
  visible: 1 | 2;
  userId: string;
  userName: string;
  createTime: Date;
  removedAt: Date | null;
}

declare module '../../database/schema' {
  interface Schema {
    orderNotes: OrderNoteTable;
  }
}

/** Creates the table. Published statements never change. */
export const orderNoteMigration = [
  `create table order_notes (
    id text primary key,
    order_id text not null references orders (id),
    content text not null check (length(content) between 1 and 2000),
    visible smallint not null check (visible in (1, 2)),
    user_id text not null references users (id),
    user_name text not null,
    create_time timestamptz not null,
    removed_at timestamptz
  )`,
  `create index order_notes_order on order_notes (order_id)`,
];

/** Adds a note. What a client writes is for both sides. */
export async function addNote(
  { orderId, content, visible = 1 }: InputOf<typeof orderNotes.save>,
  caller: Caller,
  { db, now }: Backend,
): Promise<OrderNote> {
  demandRight(caller, ANY_ROLE);
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const note = {
    id: newId(now()),
    orderId,
    content,
    visible: caller.companyId === null ? visible : (2 as const),
    userId: caller.userId,
    userName: caller.realname,
  };
  await db
    .insertInto('orderNotes')
    .values({ ...note, createTime: now(), removedAt: null })
    .execute();
  return { ...note, createTime: beijing(now()), updateTime: beijing(now()) };
}

/** Takes a note back. Nobody takes back those of others. */
export async function removeNote({ id }: { id: string }, caller: Caller, { db, now }: Backend) {
  const removed = await db
    .updateTable('orderNotes')
    .set({ removedAt: now() })
    .where('id', '=', id)
    .where('userId', '=', caller.userId)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
}

/** Returns the notes that a reader sees, newest first; of one order when it is searched for. */
export async function listNotes(
  { pageNum, pageSize, searchParam }: ListRequest,
  caller: Caller,
  { db }: Backend,
): Promise<ListPage<OrderNote>> {
  demandRight(caller, ANY_ROLE);
  const asked = decodeSearch(searchParam).find(({ field }) => field === 'orderId')?.value;
  const notes = db
    .selectFrom('orderNotes as note')
    .innerJoin('orders', 'orders.id', 'note.orderId')
    .where(withinScope(caller, 'orders.companyId'))
    .where('note.removedAt', 'is', null)
    .$if(caller.companyId !== null, (query) => query.where('note.visible', '=', 2))
    .$if(typeof asked === 'string', (query) => query.where('note.orderId', '=', asked as string));
  const { count } = await notes
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await notes
    .select(['note.id', 'note.orderId', 'note.content', 'note.visible', 'note.userId'])
    .select(['note.userName', 'note.createTime as at'])
    .orderBy('note.createTime', 'desc')
    .orderBy('note.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const content = rows.map(({ at, ...note }) => ({
    ...note,
    createTime: beijing(at),
    updateTime: beijing(at),
  }));
  return { content, total: Number(count), config: null, can: READ_ONLY };
}
