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
}

/** A person with the text that a search looks at. */
export interface IndexedPerson {
  person: Person;
  /** Name and phone, then each search key on a line of its own. */
  text: string;
}

/** Marks the beginning of a search key. */
const KEY = '\n';

const indexes = new WeakMap<readonly Person[], readonly IndexedPerson[]>();

/** Returns people with their search texts, computed once for all searches of one list. */
export function indexPeople(people: readonly Person[]): readonly IndexedPerson[] {
  const known = indexes.get(people);
  if (known) return known;
  const index = people.map((person) => ({ person, text: textOf(person) }));
  indexes.set(people, index);
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
export function peopleSearch(index: readonly IndexedPerson[]) {
  let last = { query: '', found: index };
  return (text: string): readonly IndexedPerson[] => {
    const query = normalized(text);
    let found = query.startsWith(last.query) ? last.found : index;
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
