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
  return people.map((person) => {
    const { realname, phone, searchKeys = [] } = person;
    const text = normalized(`${realname} ${phone ?? ''}${searchKeys.map(asKey).join('')}`);
    return { person, text };
  });
}

const asKey = (key: string) => KEY + key.trim();

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
  const keysFrom = text.indexOf(KEY);
  const named = text.indexOf(word);
  return (named >= 0 && (keysFrom < 0 || named < keysFrom)) || text.includes(KEY + word);
}

/** Returns a text in lower case, with full-width characters as their ordinary forms. */
export function normalized(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
