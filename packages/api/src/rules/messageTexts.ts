import {
  SCENE_VARIABLES,
  SECRET_VARIABLES,
  type MessageScene,
  type MessageVariable,
} from '../entities/messages/messageScene';
import { withVariables } from './htmlText';
import type { RuleProblem } from './rule';

/** Values of variables, by name. */
export type TemplateValues = Readonly<Partial<Record<MessageVariable, string | number>>>;

const VARIABLE = /\{([^{}\s]+)\}/g;

/** Returns the names between `{` and `}` in a text, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name!)),
];

/** Returns a text with its variables filled; an unknown one becomes empty. */
export const filledText = (text: string, values: TemplateValues): string =>
  text.replace(VARIABLE, (_, name: MessageVariable) => String(values[name] ?? ''));

/** Returns an HTML text with its variables filled: values are escaped, addresses become links. */
export const filledHtml = (html: string, values: TemplateValues): string =>
  withVariables(html).replace(VARIABLE, (_, name: MessageVariable) => {
    const value = escapedHtml(String(values[name] ?? ''));
    return /^https?:\/\/\S+$/.test(value) ? `<a href="${value}">${value}</a>` : value;
  });

/** Returns a text as HTML shows it. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the values as lists and records show them, with `…` in place of secret ones. */
export const shownValues = (
  values: TemplateValues,
  secret: readonly MessageVariable[] = SECRET_VARIABLES,
): TemplateValues => ({
  ...values,
  ...Object.fromEntries(secret.flatMap((name) => (values[name] ? [[name, '…']] : []))),
});

/** Options of a text of a template. */
export interface TemplateTextOptions {
  /** Whether lists show the text, so that it may hold no secret. @default false */
  isSubject?: boolean;
}

/**
 * Returns why a text is none of an occasion's template: a variable that the occasion does not
 * offer, or a brace that belongs to none; `undefined` for a text without a problem.
 */
export function templateTextProblem(
  text: string,
  scene: MessageScene,
  { isSubject = false }: TemplateTextOptions = {},
): RuleProblem | undefined {
  const offered: readonly string[] = SCENE_VARIABLES[scene].filter(
    (name) => !isSubject || !SECRET_VARIABLES.includes(name),
  );
  const plain = withVariables(text);
  const wrong = variablesIn(plain).filter((name) => !offered.includes(name));
  const listed = offered.map((name) => `{${name}}`);
  if (wrong.length > 0) {
    const names = wrong.map((name) => `{${name.slice(0, 32)}}`);
    return {
      zh: `${names.join('、')} 不能用在这里，可用的变量：${listed.join('、')}`,
      en: `${names.join(', ')} cannot be used here. Use: ${listed.join(', ')}`,
    };
  }
  if (!/[{}]/.test(plain.replace(VARIABLE, ''))) return undefined;
  return {
    zh: `花括号只用于变量，可用的变量：${listed.join('、')}`,
    en: `Braces are for variables alone. Use: ${listed.join(', ')}`,
  };
}

/** Characters of a text message that is sent in one piece, and of each piece of a longer one. */
const PIECES = { whole: 70, part: 67 };

/** Length of a text message. */
export interface SmsLength {
  characters: number;
  /** Pieces that the carrier sends and charges. */
  segments: number;
}

/** Returns the length of a text message, with the signature that is put before it. */
export function smsLength(text: string, signName?: string | null): SmsLength {
  const characters = signedText(text, signName).length;
  const segments =
    characters <= PIECES.whole ? Number(characters > 0) : Math.ceil(characters / PIECES.part);
  return { characters, segments };
}

/** Returns a text message with its signature: 【明鉴】… */
export const signedText = (text: string, signName?: string | null): string =>
  signName ? `【${signName}】${text}` : text;

/** Hours in which nothing is sent, `HH:mm` in Beijing time; they may span midnight. */
export interface QuietHours {
  quietStart: string | null;
  quietEnd: string | null;
}

/** Whether a text is a time of day, `HH:mm`. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Returns the end of the quiet hours that a moment is in; `null` outside of them. */
export function quietUntil(now: Date, { quietStart, quietEnd }: QuietHours): Date | null {
  if (!quietStart || !quietEnd || quietStart === quietEnd) return null;
  const minute = 60_000;
  const sinceMidnight = (now.getTime() + 8 * 60 * minute) % (24 * 60 * minute);
  const [start, end] = [minutesOf(quietStart) * minute, minutesOf(quietEnd) * minute];
  const isQuiet =
    start < end
      ? sinceMidnight >= start && sinceMidnight < end
      : sinceMidnight >= start || sinceMidnight < end;
  if (!isQuiet) return null;
  const wait = end - sinceMidnight;
  return new Date(now.getTime() + (wait > 0 ? wait : wait + 24 * 60 * minute));
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
