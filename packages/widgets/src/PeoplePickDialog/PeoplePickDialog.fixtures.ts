import type { PeopleLoaders, Person } from '../RecipientTransfer';

const people: readonly Person[] = [
  { id: '1', realname: '林晓', phone: '13800138001', searchKeys: ['lx'] },
  { id: '2', realname: '欧阳静怡', phone: '13800138002', searchKeys: ['oyjy'] },
  { id: '3', realname: '王子墨', phone: '13800138003', searchKeys: ['wzm'] },
];

/** Somebody who has left: in no source, found by id alone. */
export const formerColleague: Person = { id: 'left', realname: '陈思齐', phone: null };

/** Loads the same people for both sources, and the former colleague by id. */
export const loaders: Required<PeopleLoaders> = {
  load: async () => people,
  resolve: async (ids) => [formerColleague].filter(({ id }) => ids.includes(id)),
};
