import { listViews, uniqueRule, type ListView, type ListViewDraft } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { forbidden, inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { isSmallJson } from '../../resources/acceptedTexts';
import { isSharingAdmin } from '../../resources/sharing';
import { canEdit, needsAdmin, viewUsableBy } from './viewRules';
import { viewTexts } from './texts';
import { earlierStates, forgetStates, keepState, refuseStale } from './viewVersions';
import { say, sayRule } from '../../texts';

/** Views of one page that one person may own. */
const VIEW_LIMIT = 100;

/** Saved views of lists: the caller's, the company's, those of the caller's roles. */
export const listViewCalls = bind(listViews).to({
  getList: async ({ pageCode }, caller, backend) => viewsOf(pageCode, caller, backend),
  save: async (draft, caller, backend) => saveView(draft, caller, backend),
  delete: async ({ id }, caller, backend) => {
    const view = await lockView(id, caller, backend);
    await backend.db.deleteFrom('listViews').where('id', '=', view.id).execute();
  },
  getVersions: async ({ id }, caller, backend) =>
    earlierStates((await lockView(id, caller, backend)).id, backend),
});

async function viewsOf(pageCode: string, caller: Caller, backend: Backend) {
  const found = await selectViews(backend)
    .where('listViews.pageCode', '=', pageCode)
    .where(viewUsableBy(caller))
    .execute();
  return found.map((view) => travelling(view, caller));
}

function selectViews({ db }: Backend) {
  return db
    .selectFrom('listViews')
    .innerJoin('users', 'users.id', 'listViews.userId')
    .select([
      'listViews.id',
      'listViews.userId',
      'pageCode',
      'name',
      'scope',
      'roleCode',
      'isDefault',
      'state',
      'listViews.version',
      'realname as owner',
    ])
    .orderBy('name')
    .orderBy('listViews.id');
}

type SelectedView = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number];

function travelling({ userId, isDefault, ...view }: SelectedView, caller: Caller): ListView {
  return {
    ...view,
    isDefault: isDefault === 1,
    canEdit: canEdit(caller, { userId, scope: view.scope }),
  };
}

async function saveView(draft: ListViewDraft, caller: Caller, backend: Backend): Promise<ListView> {
  const { db, now } = backend;
  const { id, pageCode, name, scope, isDefault = false, state } = draft;
  if (!isSmallJson(state))
    throw inputFailure([['state', say((t) => t.notSmallJson)]], caller.language);
  if (needsAdmin(draft) && !isSharingAdmin(caller))
    throw refusal(403, viewTexts, (t) => t.adminsOnly);
  await sql`select pg_advisory_xact_lock(hashtext('list_views'), hashtext(${pageCode}))`.execute(
    db,
  );
  const stored = id ? await lockView(id, caller, backend) : undefined;
  if (stored) await refuseStale(stored, draft.version, caller, backend);
  else await refuseTooMany(pageCode, caller, backend);

  const roleCode =
    scope === 'role'
      ? await knownRole(draft.roleCode ?? caller.roles[0] ?? '', caller, backend)
      : null;
  const values = {
    pageCode,
    name,
    scope,
    roleCode,
    isDefault: isDefault ? (1 as const) : (0 as const),
    state,
    updatedAt: now(),
    version: 1 + (stored?.version ?? 0),
    savedBy: caller.userId,
  };
  const shelf = { ...values, userId: stored?.userId ?? caller.userId, companyId: caller.companyId };
  const others = (await shelfOf(shelf, backend)).filter((other) => other.id !== stored?.id);
  if (others.some((other) => other.name === name))
    throw inputFailure([['name', sayRule(uniqueRule)]], caller.language);
  const before = others.filter((other) => other.isDefault === 1).map((other) => other.id);
  if (isDefault && before.length > 0)
    await db.updateTable('listViews').set({ isDefault: 0 }).where('id', 'in', before).execute();

  const viewId = stored?.id ?? newId(now());
  if (stored) await db.updateTable('listViews').set(values).where('id', '=', viewId).execute();
  else
    await db
      .insertInto('listViews')
      .values({ ...shelf, id: viewId, createdAt: now() })
      .execute();
  if (stored?.scope === 'personal' && scope !== 'personal') await forgetStates(viewId, backend);
  if (state !== stored?.state || stored.scope !== scope)
    await keepState({ viewId, version: values.version, state }, caller, backend);
  return travelling(
    await selectViews(backend).where('listViews.id', '=', viewId).executeTakeFirstOrThrow(),
    caller,
  );
}

/**
 * Throws 404 when a view cannot be used by the caller, 403 when it can but is not the caller's to
 * change.
 */
async function lockView(id: string, caller: Caller, { db }: Backend) {
  const view = await db
    .selectFrom('listViews')
    .select(['id', 'userId', 'scope', 'state', 'version', 'savedBy', 'updatedAt'])
    .where('id', '=', id)
    .where(viewUsableBy(caller))
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound();
  if (!canEdit(caller, view)) throw forbidden();
  return view;
}

/** The views among which names differ and one is the default. */
async function shelfOf(
  view: Pick<ListView, 'pageCode' | 'scope' | 'roleCode'> & {
    userId: string;
    companyId: string | null;
  },
  { db }: Backend,
) {
  const { pageCode, scope, roleCode, userId, companyId } = view;
  const found = db
    .selectFrom('listViews')
    .select(['id', 'name', 'isDefault'])
    .where('pageCode', '=', pageCode)
    .where('scope', '=', scope)
    .where('companyId', 'is not distinct from', companyId)
    .where('roleCode', 'is not distinct from', roleCode);
  return (scope === 'personal' ? found.where('userId', '=', userId) : found).execute();
}

async function refuseTooMany(pageCode: string, { userId }: Caller, { db }: Backend) {
  const owned = await db
    .selectFrom('listViews')
    .select('id')
    .where('pageCode', '=', pageCode)
    .where('userId', '=', userId)
    .execute();
  if (owned.length >= VIEW_LIMIT) throw refusal(400, viewTexts, (t) => t.tooManyViews(VIEW_LIMIT));
}

/** A role of the caller's own kind of user: a client sets nothing for the provider's staff. */
async function knownRole(code: string, { userType, language }: Caller, { db }: Backend) {
  const role = await db
    .selectFrom('roles')
    .select('code')
    .where('code', '=', code)
    .where('userType', '=', userType)
    .executeTakeFirst();
  if (!role) throw inputFailure([['roleCode', say((t) => t.notExisting)]], language);
  return role.code;
}
