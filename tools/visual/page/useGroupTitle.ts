import { useTexts } from '@mingjian/ui';
import { useReview } from './desk';
import { partOf, type Apart, type TitledCause } from './model/groupTitle';
import { words } from './words.texts';

/** Title of a group in the language in force. */
export interface GroupTitleState {
  /** The cause, or the components where nothing explains the changes. */
  title: string;
  /** Further marks: components of a cause, and what sets the group apart. */
  details: string[];
  /** Values of a token or setting before and now; `null` without. */
  values: Pick<TitledCause, 'before' | 'after'> | null;
  /** Whether the changes belong to several components. */
  spansComponents: boolean;
}

/** Returns the written title of a group. */
export function useGroupTitle(id: string): GroupTitleState {
  const t = useTexts(words);
  const titled = useReview((review) => review.index.titles.get(id));
  if (!titled) return { title: id, details: [], values: null, spansComponents: false };

  const { cause, components, apart } = titled;
  const [first = '', ...more] = components;
  const named = cause ? partOf(first) : first;
  const places = more.length === 0 ? named : t.andComponents(named, more.length);
  const isValued = cause !== null && (cause.before !== null || cause.after !== null);
  return {
    title: cause ? nameOf(cause) : places,
    details: [...(cause ? [places] : []), ...(apart ? marksOf(apart) : [])],
    values: isValued ? cause : null,
    spansComponents: more.length > 0,
  };

  function nameOf({ name, more: tokens }: TitledCause) {
    return tokens === 0 ? name : t.andTokens(name, tokens);
  }

  function marksOf({ signs, cells, names, number }: Apart) {
    return [
      ...signs.map((sign) => t[sign]),
      ...shortened(cells),
      ...shortened(names),
      ...(number === null ? [] : [`${number}`]),
    ];
  }
}

/** The first two of a list, and a sign that there are more. */
function shortened(list: readonly string[]): string[] {
  return list.length > 3 ? [...list.slice(0, 2), '…'] : [...list];
}
