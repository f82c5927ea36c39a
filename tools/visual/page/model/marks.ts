import type { Box, Change } from '../../report';

/** A box with what is written on it. */
export interface PlacedMark {
  key: string;
  box: Box;
  text: string;
  isFailing: boolean;
}

/** Texts that the model needs. */
export interface MarkWording {
  ratio: (value: number) => string;
  /** Text for a contrast that has no single background colour. */
  unknown: string;
  /** Text for a control without a name. */
  unnamed: string;
}

/**
 * Returns what can be drawn on the picture, in reading order. A control without a name fails, and
 * so does too little contrast.
 */
export function marksOf(
  change: Change,
  kind: 'focus' | 'names' | 'contrast' | 'axe',
  wording: MarkWording,
): PlacedMark[] {
  const { marks, axe } = change;
  switch (kind) {
    case 'focus':
      return (marks?.focus ?? []).map(({ box }, at) => ({
        key: `${at}`,
        box,
        text: `${at + 1}`,
        isFailing: false,
      }));
    case 'names':
      return (marks?.names ?? []).map(({ box, role, name }, at) => ({
        key: `${at}`,
        box,
        text: `${role} ${name === '' ? wording.unnamed : name}`,
        isFailing: name === '',
      }));
    case 'contrast':
      return (marks?.contrast ?? []).map(({ box, ratio, needed }, at) => ({
        key: `${at}`,
        box,
        text: ratio === null ? wording.unknown : wording.ratio(ratio),
        isFailing: ratio !== null && ratio < needed,
      }));
    case 'axe':
      return axe.after.flatMap(({ box, rule }, at) =>
        box ? [{ key: `${at}`, box, text: rule, isFailing: true }] : [],
      );
  }
}

/** Returns how many of a kind there are, or for contrast and names how many fail. */
export function countOf(change: Change, kind: 'focus' | 'names' | 'contrast' | 'axe'): number {
  const marks = marksOf(change, kind, { ratio: String, unknown: '', unnamed: '' });
  return kind === 'contrast' ? marks.filter((mark) => mark.isFailing).length : marks.length;
}
