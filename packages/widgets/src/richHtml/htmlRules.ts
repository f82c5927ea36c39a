import { isImageAddress, isLinkAddress } from './addresses';

/** Longest name of a merge field and its form. */
const FIELD_NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Whether a text may name a merge field. */
export const isMergeFieldName = (name: string) => FIELD_NAME.test(name);

type AttributeRule = (value: string) => boolean;

const span: AttributeRule = (value) => /^[1-9]\d{0,2}$/.test(value);
const pixels: AttributeRule = (value) => /^\d{1,4}%?$/.test(value);

/** The tags of rich texts, with the attributes that they have beside `style`. */
const TAG_RULES: Readonly<Record<string, Readonly<Record<string, AttributeRule>>>> = {
  a: { href: isLinkAddress, target: (value) => value === '_blank', rel: () => true },
  b: {},
  blockquote: {},
  br: {},
  caption: {},
  del: {},
  div: {},
  em: {},
  h1: {},
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  h6: {},
  hr: {},
  i: {},
  img: { src: isImageAddress, alt: () => true, width: pixels, height: pixels },
  ins: {},
  li: {},
  ol: { start: (value) => /^\d{1,4}$/.test(value) },
  p: {},
  pre: {},
  s: {},
  section: {},
  span: { 'data-merge-field': isMergeFieldName },
  strike: {},
  strong: {},
  sub: {},
  sup: {},
  table: { width: pixels },
  tbody: {},
  td: { colspan: span, rowspan: span, width: pixels },
  tfoot: {},
  th: { colspan: span, rowspan: span, width: pixels },
  thead: {},
  tr: {},
  u: {},
  ul: {},
};

/** Every tag of rich texts. */
export const ALLOWED_TAGS: readonly string[] = Object.keys(TAG_RULES);

/** Every attribute of rich texts. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  ...new Set(['style', ...Object.values(TAG_RULES).flatMap((rules) => Object.keys(rules))]),
];

/** Whether an element may have an attribute other than `style` with this value. */
export function isAllowedAttribute(tag: string, attribute: string, value: string): boolean {
  const rules = Object.hasOwn(TAG_RULES, tag) ? TAG_RULES[tag]! : {};
  return Object.hasOwn(rules, attribute) && rules[attribute]!(value);
}
