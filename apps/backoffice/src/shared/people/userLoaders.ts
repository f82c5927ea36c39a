import { pickers, type Http, type InputOf } from '@mingjian/api';
import type { ResolvePeople, SearchPeople } from '@mingjian/widgets/UserSelect';

/** The functions by which a field finds a member of staff. */
export interface UserLoaders {
  load: SearchPeople;
  resolve: ResolvePeople;
}

/** Most people that one search shows. */
const LIMIT = 50;

const loaders = new WeakMap<Http, UserLoaders>();

/** Returns the loaders of a session, always the same: its fields share what they have resolved. */
export function userLoadersOf(http: Http): UserLoaders {
  const known = loaders.get(http);
  if (known) return known;
  const send = async (request: InputOf<typeof pickers.getUserList>, signal: AbortSignal) =>
    (await http.send(pickers.getUserList, request, { signal })).content;
  const created: UserLoaders = {
    load: async (realname, { signal }) =>
      send({ userType: 'serviceUser', realname: realname.trim(), pageSize: LIMIT }, signal),
    resolve: async (ids, { signal }) => send({ id: ids.join(','), pageSize: ids.length }, signal),
  };
  loaders.set(http, created);
  return created;
}
