import { isExpired, type Mask } from '../baselines/masks';

/** Part of a picture that masks may hide. */
const LARGEST_MASK = 0.05;

/** Masks that hide nothing, too much, or too long. */
export function findMaskFaults(
  masks: readonly Mask[],
  stories: ReadonlySet<string>,
  masked: ReadonlyMap<Mask, number>,
  today: string,
): string[] {
  return masks.flatMap((mask) => {
    const name = `The mask \`${mask.selector}\` of ${mask.story}`;
    if (!stories.has(mask.story)) return [`${name} masks nothing: there is no such story.`];
    if (isExpired(mask, today)) return [`${name} ended on ${mask.until} (${mask.reason}).`];
    const area = masked.get(mask) ?? null;
    if (area === 0) return [`${name} masks nothing.`];
    return area !== null && area > LARGEST_MASK
      ? [`${name} hides ${(area * 100).toFixed(1)} % of the picture, at most 5 % is allowed.`]
      : [];
  });
}
