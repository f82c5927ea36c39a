import { beijing, type GatewayState, type PublishedRoute } from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** Returns the enabled routes, and whether they are the published ones. */
export async function readGatewayState({ db }: Pick<Backend, 'db'>): Promise<GatewayState> {
  const routes = await enabledRoutes(db);
  const last = await db
    .selectFrom('gatewayPublications')
    .innerJoin('users', 'users.id', 'gatewayPublications.userId')
    .select(['routes', 'publishedAt', 'users.realname as userName'])
    .orderBy('publishedAt', 'desc')
    .orderBy('gatewayPublications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    routes,
    isChanged: JSON.stringify(routes) !== (last?.routes ?? '[]'),
    published: last
      ? {
          time: beijing(last.publishedAt),
          userName: last.userName,
          count: (JSON.parse(last.routes) as PublishedRoute[]).length,
        }
      : null,
  };
}

/** Marks the enabled routes as published by the caller. */
export async function publishRoutes(caller: Caller, backend: Backend): Promise<GatewayState> {
  const { db, now } = backend;
  const publishedAt = now();
  await db
    .insertInto('gatewayPublications')
    .values({
      id: newId(publishedAt),
      routes: JSON.stringify(await enabledRoutes(db)),
      userId: caller.userId,
      publishedAt,
    })
    .execute();
  return readGatewayState(backend);
}

async function enabledRoutes(db: Backend['db']): Promise<PublishedRoute[]> {
  return db
    .selectFrom('gatewayRoutes')
    .select(['routeName', 'path', 'target', 'stripPrefix'])
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('routeName')
    .execute();
}
