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

/** Returns people with their search texts, computed once for all searches. */
export function indexPeople(people: readonly Person[]): IndexedPerson[] {
  return people.map((person) => ({ person, text: textOf(person) }));
}

function textOf({ realname, phone, searchKeys = [] }: Person): string {
  let text = `${realname} ${phone ?? ''}`;
  for (const key of searchKeys) text += KEY + key.trim();
  return normalized(text);
}

/**
 * Returns the people who match every word of a query: in the name, the phone, or at the beginning
 * of a search key.
 */
export function searchPeople(index: readonly IndexedPerson[], query: string): Person[] {
  const words = normalized(query).split(/\s+/u).filter(Boolean);
  const found = index.filter(({ text }) => words.every((word) => hasWord(text, word)));
  return found.map(({ person }) => person);
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
