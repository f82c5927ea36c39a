import {
  requestFlow,
  type RequestBlocker,
  type RequestMove,
  type RequestStatus,
} from '@mingjian/api';
import { sql, type Selectable, type Updateable } from 'kysely';
import { Failure } from '../../failure';
import { accountOf, serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import type { Rights } from '../../roles';
import type { Wording } from '../../texts';
import { storeNotice } from '../notices/sendNotice';
import type { OrderBackRequestTable } from './clockTables';
import { orderMoves } from './orderMoves';
import type { MovedOrder } from './tables';

/** Columns that the tables of requests about orders share. */
type RequestTable = Omit<OrderBackRequestTable, 'move'>;

/** A request as its flow moves it, with its order and the columns of its kind. */
export type MovedRequest<More = object> = Selectable<RequestTable> &
  More & { state: RequestStatus; order: MovedOrder };

/** Columns that a decision changes. */
type Changes = Updateable<RequestTable> & { dueAfter?: Date };

/** Rights, words and effects of the decisions on requests of one kind. */
interface RequestOptions<More> {
  may: Rights;
  wording(word: RequestMove | RequestBlocker | 'missing' | 'decided'): Wording;
  /** Returns what approval sets beside who decided. */
  sets?(moving: Moving<MovedRequest<More>>): Promise<Changes>;
  approved(moving: Moving<MovedRequest<More>>): Promise<void>;
  refused(moving: Moving<MovedRequest<More>>): Promise<void>;
}

/** Binds the flow of requests to a table: nobody decides on their own, and each is decided once. */
export function serveRequests<More extends object>(
  table: 'orderDelays' | 'orderBackRequests' | 'orderReductions',
  { may, wording, sets, approved, refused }: RequestOptions<More>,
) {
  // Kysely knows what tables share by the name of one alone.
  const shared = table as 'orderBackRequests';
  return serveFlow<MovedRequest<More>, Changes, RequestStatus>()({
    flow: requestFlow,
    moves: {
      approve: {
        may,
        sets: async (moving) => ({ ...decided(moving), ...(await sets?.(moving)) }),
        after: approved,
      },
      refuse: {
        may,
        sets: (moving) => ({ ...decided(moving), decision: moving.reason }),
        after: refused,
      },
    },
    async lock(id, actor, db) {
      const found = await db
        .selectFrom(shared)
        .select('orderId')
        .where('id', '=', id)
        .executeTakeFirst();
      const order = found && (await orderMoves.lock(found.orderId, actor, db));
      if (!order) return undefined;
      const row = await db
        .selectFrom(shared)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...row, state: row.status, order } as unknown as MovedRequest<More>;
    },
    facts: async (row, actor) => ({ isOwn: isAsker(row, actor) }),
    async store({ row, backend: { db } }, status, changes) {
      await db
        .updateTable(shared)
        .set({ ...changes, status })
        .set({ version: sql`version + 1` })
        .where('id', '=', row.id)
        .execute();
    },
    // Its row says who asked and decided, and when: each state is reached once.
    record: async () => {},
    words: {
      missing: () => new Failure(404, wording('missing')),
      label: (name: RequestMove) => wording(name),
      blocker: (code: RequestBlocker) => wording(code),
      changed: async () => wording('decided'),
      notFrom: async () => wording('decided'),
    },
  });
}

/** Returns whether a request is that of whoever looks at it. */
export const isAsker = ({ askedBy }: { askedBy: string }, actor: Actor) =>
  actor !== SYSTEM && askedBy === actor.userId;

const decided = ({ actor, time }: Moving<unknown>) => ({
  decidedBy: accountOf(actor),
  decidedAt: time,
});

/** A notice about a request. */
interface RequestNotice {
  noticeType: 2 | 4;
  title: Wording;
  content: Wording;
}

/** Tells people of a decision about a request, without the one who made it. */
export async function tellOfRequest(
  { row: { order }, actor, backend }: Moving<{ order: MovedOrder }>,
  people: readonly (string | null)[],
  { noticeType, title, content }: RequestNotice,
) {
  if (actor === SYSTEM) return;
  const others = people.filter((id) => id !== null && id !== actor.userId) as string[];
  const targets = [...new Set(others)];
  if (targets.length === 0) return;
  const { id: orderId, companyId } = order;
  const texts = { title: title('zh'), content: content('zh') };
  const notice = { orderId, companyId, noticeType, ...texts, fromUser: actor.userId, remark: null };
  await storeNotice(notice, { targets }, backend);
}
