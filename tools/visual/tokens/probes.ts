import type { TokenTable } from '../causes/tokenTable';
import type { CELLS } from '../cells';
import { stepsOf } from './step';

/** A token of one mode, and a value one step away. */
export interface Probe {
  /** `color.text (dark)`, of a font with its part: `font.body: size`. */
  name: string;
  /** The token that styles read, without its mode: `color.text`. */
  token: string;
  variable: string;
  /** The elements on which the product sets the variable in this mode. */
  selector: string;
  cell: keyof typeof CELLS;
  /** The token's value in this mode. */
  value: string;
  /** The value that the variable has where nothing sets it. */
  fallback: string;
  /** The value one step away. */
  stepped: string;
  /** Why no picture can show it; `null` of one that some picture must. */
  leftOut: string | null;
}

/** Groups that no picture shows. */
export const GROUPS_LEFT_OUT: Readonly<Record<string, string>> = {
  motion: 'a duration or its easing: animations are ended before a picture is taken',
};

/** Tokens that no picture shows. A picture that shows one makes its entry a fault. */
export const TOKENS_LEFT_OUT: Readonly<Record<string, string>> = {
  'size.touchText': 'only a coarse pointer brings it into use, and no cell has one',
};

/** A token that no style reads itself, by one that follows it. */
const READ_THROUGH: Readonly<Record<string, string>> = { 'color.accent': 'color.accentSolid' };

const LIGHT = ":root[data-mj-mode='light']";
const DARK = ":root[data-mj-mode='dark']";

/** Elements that a mode's values are set on, and its cell, by the note in the table's names. */
const MODES: Record<string, Pick<Probe, 'selector' | 'cell'>> = {
  '': { selector: LIGHT, cell: 'light-zh' },
  dark: { selector: DARK, cell: 'dark-zh' },
  'more contrast': { selector: `${LIGHT}[data-mj-contrast='more']`, cell: 'light-zh' },
  'dark, more contrast': { selector: `${DARK}[data-mj-contrast='more']`, cell: 'dark-zh' },
  'dark menu': { selector: `${LIGHT} [data-mj-nav='1']`, cell: 'light-zh' },
  'dark, dark menu': { selector: `${DARK} [data-mj-nav='1']`, cell: 'dark-zh' },
  'accent menu': { selector: `${LIGHT} [data-mj-nav='2']`, cell: 'light-zh' },
  'dark, accent menu': { selector: `${DARK} [data-mj-nav='2']`, cell: 'dark-zh' },
  standard: { selector: "[data-mj-density='standard']", cell: 'light-zh' },
  compact: { selector: "[data-mj-density='compact']", cell: 'compact' },
  roomy: { selector: "[data-mj-density='roomy']", cell: 'roomy' },
};

/** Returns every token of the table in each of its modes, one probe for each step. */
export function probesOf(table: TokenTable): Probe[] {
  return [...table].flatMap(([name, value]) => {
    const { group, token, note } = readName(name);
    if (group in GROUPS_LEFT_OUT) return [];
    // A size without a density is that of the standard one, which has a row of its own.
    if (note === '' && table.has(`${name} (standard)`)) return [];
    const mode = MODES[note];
    if (!mode) throw new Error(`The mode \`${note}\` is not known: add it to MODES.`);
    return stepsOf(group, value).map(({ part, value: stepped }): Probe => ({
      ...mode,
      name: part === null ? name : `${name}: ${part}`,
      token: READ_THROUGH[token] ?? token,
      variable: `--mj-${token.replace('.', '-')}`,
      value,
      fallback: table.get(token)!,
      stepped,
      leftOut: TOKENS_LEFT_OUT[name] ?? null,
    }));
  });
}

/** Returns the rows of groups and tokens that are left out, each with its reason. */
export function leftOutOf(table: TokenTable): [name: string, reason: string][] {
  return [...table.keys()].flatMap((name): [string, string][] => {
    const reason = GROUPS_LEFT_OUT[readName(name).group] ?? TOKENS_LEFT_OUT[name];
    return reason === undefined ? [] : [[name, reason]];
  });
}

function readName(name: string) {
  const [, token = '', group = '', note = ''] = /^((\w+)\.\w+)(?: \((.+)\))?$/.exec(name) ?? [];
  return { token, group, note };
}
