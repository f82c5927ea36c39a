import type { Person } from '../RecipientTransfer';
import type { ResolvePeople, SearchPeople } from './model/userLookup';

const people: readonly Person[] = [
  { id: '1', realname: '林晓', phone: '13800138001' },
  { id: '2', realname: '欧阳静怡', phone: '13800138002' },
  { id: '3', realname: '王子墨', phone: null },
];

/** Somebody who has left: no search finds them, their id does. */
export const formerColleague: Person = { id: 'left', realname: '陈思齐', phone: null };

/** Finds people by a part of the name. */
export const load: SearchPeople = async (text) =>
  people.filter(({ realname }) => realname.includes(text));

/** Returns people by their ids. */
export const resolve: ResolvePeople = async (ids) =>
  [...people, formerColleague].filter(({ id }) => ids.includes(id));
