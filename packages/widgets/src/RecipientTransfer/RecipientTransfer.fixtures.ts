import type { Person } from './model/person';
import type { PeopleLoaders } from './recipientTransferProps';

const families = [
  ['林', 'lin', 'l'],
  ['欧阳', 'ouyang', 'oy'],
  ['王', 'wang', 'w'],
  ['赵', 'zhao', 'z'],
] as const;
const names = [
  ['晓', 'xiao', 'x'],
  ['静怡', 'jingyi', 'jy'],
  ['子墨', 'zimo', 'zm'],
  ['浩然', 'haoran', 'hr'],
  ['雨桐', 'yutong', 'yt'],
] as const;

/** Returns `count` people with names, phones and pinyin that follow from their index. */
export function peopleOf(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const family = families[index % 4]!;
    const name = names[index % 5]!;
    const series = index < 20 ? '' : `${Math.floor(index / 20)}`;
    return {
      id: `${index + 1}`,
      realname: `${family[0]}${name[0]}${series}`,
      phone: `1380013${`${8000 + index}`.padStart(4, '0')}`,
      searchKeys: [family[1] + name[1], family[2] + name[2]],
    };
  });
}

/** Somebody who has left: in no source, found by id alone. */
export const leaver: Person = { id: 'left', realname: '陈思齐', phone: null };

/** Loads six members of an order, and everyone. */
export function loadersOf(everyone: number): Required<PeopleLoaders> {
  return {
    load: async ({ source }) => peopleOf(source === 'members' ? 6 : everyone),
    resolve: async (ids) => [leaver].filter(({ id }) => ids.includes(id)),
  };
}
