import { inputFailure } from '../../failure';
import type { Language } from '../../texts';
import { foldedName, type SignatureInput } from './signing';
import { isSignature, readStrokes, strokesToSvg } from './strokes';
import { contractTexts } from './texts';

/** A signature that was drawn or typed. */
export interface SignatureMark {
  method: 'drawn' | 'typed';
  strokes: string | null;
  svg: string | null;
}

/** Returns what was drawn or typed. Throws 400 for strokes that are none, and for another name. */
export function markOf(
  { method, strokes: text, typedName }: SignatureInput,
  name: string,
  language: Language,
): SignatureMark {
  if (method === 2) {
    if (foldedName(typedName ?? '') !== foldedName(name))
      throw inputFailure([['typedName', contractTexts((t) => t.typedNameOther)]], language);
    return { method: 'typed', strokes: null, svg: null };
  }
  const strokes = readStrokes(text ?? '');
  if (strokes === undefined)
    throw inputFailure([['strokes', contractTexts((t) => t.strokesUnreadable)]], language);
  if (!isSignature(strokes))
    throw inputFailure([['strokes', contractTexts((t) => t.strokesTooShort)]], language);
  return { method: 'drawn', strokes: JSON.stringify(strokes), svg: strokesToSvg(strokes) };
}
