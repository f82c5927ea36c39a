import type { DangerColor } from './model/dangerLevels';

/*
 * Outlines that differ without colour, in print and for the colour-blind: square, triangle,
 * diamond, disc, ring.
 */
const outlines: Record<DangerColor, string> = {
  red: 'M1.5 1.5h13v13h-13z',
  yellow: 'M8 1.5 15.5 15H.5z',
  blue: 'M8 .5 15.5 8 8 15.5.5 8z',
  green: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  grey: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
};

/** The shape of a level, in the text colour. It is decorative: the text beside it says the same. */
export function DangerShape({ color }: { color: DangerColor }) {
  const hollow = color === 'grey';
  return (
    <svg
      viewBox="-1 -1 18 18"
      width="12"
      height="12"
      aria-hidden
      focusable={false}
      style={{ flex: 'none' }}
    >
      <path
        d={outlines[color]}
        fill={hollow ? 'none' : 'currentcolor'}
        stroke="currentcolor"
        strokeWidth={hollow ? 2 : 1}
        strokeDasharray={hollow ? '3.2 2.3' : undefined}
        strokeLinejoin="round"
      />
    </svg>
  );
}
