/** A person that a picker offers. */
export interface Person {
  id: string;
  realname: string;
  /** `null` where the reader may not see it. */
  phone?: string | null | undefined;
  /** Address of a picture. @default the initials */
  avatar?: string | null | undefined;
  /**
   * Further texts whose beginning finds the person, such as pinyin and its initials: `linxiao`,
   * `lx`.
   */
  searchKeys?: readonly string[] | undefined;
  /** Why the person cannot be added, in place of the phone. Who is selected can be removed. */
  disabledReason?: string | undefined;
}

/** A person with the text that a search looks at. */
export interface IndexedPerson {
  person: Person;
  /** Name and phone, then each search key on a line of its own. */
  text: string;
}

/** Marks the beginning of a search key. */
const KEY = '\n';

/** People of one list, in its order and by their ids. */
export interface PeopleIndex {
  people: readonly IndexedPerson[];
  byId: ReadonlyMap<string, IndexedPerson>;
}

const indexes = new WeakMap<readonly Person[], PeopleIndex>();

/** Returns the index of one list of people, computed once. */
export function indexPeople(list: readonly Person[]): PeopleIndex {
  const known = indexes.get(list);
  if (known) return known;
  const people = list.map((person) => ({ person, text: textOf(person) }));
  const index = { people, byId: new Map(people.map((one) => [one.person.id, one])) };
  indexes.set(list, index);
  return index;
}

function textOf({ realname, phone, searchKeys = [] }: Person): string {
  let text = `${realname} ${phone ?? ''}`;
  for (const key of searchKeys) text += KEY + key.trim();
  return normalized(text);
}

/**
 * Returns a search in people: those who match every word of a query, in the name, the phone, or at
 * the beginning of a search key. A query that continues the last one looks among its people.
 */
export function peopleSearch(people: readonly IndexedPerson[]) {
  let last = { query: '', found: people };
  return (text: string): readonly IndexedPerson[] => {
    const query = normalized(text);
    let found = query.startsWith(last.query) ? last.found : people;
    for (const word of query.split(/\s+/u).filter(Boolean))
      found = found.filter((one) => hasWord(one.text, word));
    last = { query, found };
    return found;
  };
}

function hasWord(text: string, word: string): boolean {
  const found = text.indexOf(word);
  if (found < 0) return false;
  const keysFrom = text.indexOf(KEY);
  return keysFrom < 0 || found < keysFrom || text.includes(KEY + word);
}

/** A character that has another form, or may have: neither ASCII in lower case nor Chinese. */
const HAS_FORMS = /[^\n -@[-~\u4e00-\u9fff]/;

/** Returns a text in lower case, with full-width characters as their ordinary forms. */
export function normalized(text: string): string {
  return (HAS_FORMS.test(text) ? text.normalize('NFKC').toLowerCase() : text).trim();
}
