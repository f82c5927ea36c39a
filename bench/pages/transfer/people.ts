import { typeInto, writeInto } from '../filter/conditions';

/** Somebody who can be picked. */
export interface Person {
  id: string;
  realname: string;
  phone: string;
  /** Pinyin and its initials. */
  searchKeys: readonly string[];
}

const FAMILIES = [
  ['林', 'lin', 'l'],
  ['欧阳', 'ouyang', 'oy'],
  ['王', 'wang', 'w'],
  ['赵', 'zhao', 'z'],
] as const;
const NAMES = [
  ['晓', 'xiao', 'x'],
  ['静怡', 'jingyi', 'jy'],
  ['子墨', 'zimo', 'zm'],
  ['浩然', 'haoran', 'hr'],
  ['雨桐', 'yutong', 'yt'],
] as const;

/** Ten thousand people. */
export const PEOPLE: readonly Person[] = Array.from({ length: 10_000 }, (_, index) => {
  const family = FAMILIES[index % 4]!;
  const name = NAMES[index % 5]!;
  return {
    id: `${index + 1}`,
    realname: `${family[0]}${name[0]}${Math.floor(index / 20)}`,
    phone: `138${10_000_000 + ((index * 7919) % 90_000_000)}`,
    searchKeys: [family[1] + name[1], family[2] + name[2]],
  };
});

/** The text of a person where a library takes no more than one. */
export const textOf = ({ realname, phone }: Person): string => `${realname} ${phone}`;

/** Whether a person is searched for by name or phone, which is all that the others know. */
export const isFound = (query: string, person: Person): boolean => textOf(person).includes(query);

/** Operations of every page. */
export interface TransferPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** Selects the search field of the people on offer. */
  search: string;
  /** Marks everybody on offer. */
  markAll(): void | Promise<void>;
  /** Moves the marked people to the selection. */
  move(): void;
  /** Returns the number of people on offer, as the page says it. */
  offered(): number;
  /** Returns the number of selected people. */
  selected(): number;
}

/** Registers the page for measuring. */
export function enter(page: TransferPage): void {
  const search = () => document.querySelector<HTMLInputElement>(page.search)!;
  const { mount, unmount, markAll, move } = page;
  Object.assign(window, {
    contestant: {
      mount,
      unmount,
      markAll,
      move,
      type: (text: string) => typeInto(search(), text),
      clear: () => writeInto(search(), ''),
      facts: () => ({ offered: page.offered(), selected: page.selected() }),
    },
  });
}
