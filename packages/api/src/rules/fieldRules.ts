import type { Field } from '../resource/field';
import type { TextRule } from './rule';
import { TEXT_RULES, unmaskedRule } from './textRules';

/** Returns the rules of a field's changed texts; unchanged ones may break them. */
export function fieldRules({ format, options }: Pick<Field, 'format' | 'options'>): TextRule[] {
  return [...(options.masked ? [unmaskedRule] : []), ...(format ? [TEXT_RULES[format]] : [])];
}
