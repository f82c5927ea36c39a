import { existsSync, readFileSync } from 'node:fs';
import type { CellName } from '../report';

/**
 * A part of a story's pictures that is not compared, with the reason, and the day until which that
 * holds.
 */
export interface Mask {
  story: string;
  /** All cells if `null`. */
  cell: CellName | null;
  selector: string;
  reason: string;
  by: string;
  /** First day, `2026-11-21`: how long nobody has looked behind it. */
  since: string;
  /** Last day, `2026-12-31`. */
  until: string;
}

/** Days. */
const LONGEST = 90;

/** Selectors, alone or in a list, of the whole page or of the whole story. */
const EVERYTHING = /(^|,)\s*(\*|html|body|:root|#storybook-root)\s*(,|$)/i;

const lengthOf = ({ since, until }: Mask) =>
  (Date.parse(until) - Date.parse(since)) / (24 * 60 * 60 * 1000);

const isDay = (text: string | undefined) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!));

/**
 * Reads `masks.json`; a mask without story, selector, reason, name, first or last day is an error,
 * and so is one that ends before it begins, lasts more than 90 days, or hides whole pictures.
 */
export function readMasks(file: string): Mask[] {
  if (!existsSync(file)) return [];
  const masks = JSON.parse(readFileSync(file, 'utf8')) as Partial<Mask>[];
  return masks.map((mask, place) => {
    for (const field of ['story', 'selector', 'reason', 'by'] as const) {
      if (!mask[field]?.trim())
        throw new Error(
          `Mask ${place + 1} in ${file} has no ${field}: nobody could tell why it is there.`,
        );
    }
    if (!isDay(mask.since))
      throw new Error(`Mask ${place + 1} in ${file} has no first day (since: "2026-11-21").`);
    if (!isDay(mask.until))
      throw new Error(`Mask ${place + 1} in ${file} has no last day (until: "2026-12-31").`);
    if (mask.until! < mask.since!)
      throw new Error(
        `Mask ${place + 1} in ${file} ends on ${mask.until}, before it begins on ${mask.since}.`,
      );
    if (lengthOf(mask as Mask) > LONGEST)
      throw new Error(
        `Mask ${place + 1} in ${file} lasts ${lengthOf(mask as Mask)} days, at most ${LONGEST} are allowed.`,
      );
    if (EVERYTHING.test(mask.selector!))
      throw new Error(
        `Mask ${place + 1} in ${file} hides whole pictures (${mask.selector}): name the part that differs.`,
      );
    return { cell: null, ...mask } as Mask;
  });
}

/** Whether the mask holds no longer on `day` (`2026-11-21`). */
export function isExpired({ until }: Mask, day: string): boolean {
  return until < day;
}
