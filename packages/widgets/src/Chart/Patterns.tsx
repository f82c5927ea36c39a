import { tokens } from '@mingjian/ui';
import * as S from './Chart.styles';

const KINDS = 6;
/** Key of the colour and pattern of a series to compare with. */
const COMPARED = 'compared';
const patterns = {
  0: '',
  1: 'M-2 2 2-2M0 8 8 0M6 10 10 6',
  2: 'M1 2h2M5 6h2',
  3: 'M0 4h8',
  4: 'M0 0 8 8M0 8 8 0',
  5: 'M4 0v8',
  [COMPARED]: 'M-2 6 2 10M0 0 8 8M6-2 10 2',
};

/** Key of a colour with its pattern. */
export type Ink = number | typeof COMPARED;

/** Returns the colour and pattern of a series: after six they begin again. */
export const inkOf = (index: number, compared = false): Ink =>
  compared ? COMPARED : index % KINDS;

/** Returns the fill of a series, a pattern on its colour. */
export const fillOf = (id: string, ink: Ink) => `url(#${id}-${ink})`;

/** The patterns of a chart, so that colour never tells series apart alone. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(patterns).map(([ink, path]) => (
        <S.Ink as="pattern" key={ink} data-series={ink} {...patternBox(`${id}-${ink}`)}>
          <rect width="8" height="8" fill="currentcolor" />
          <S.Hatch d={path} stroke={tokens.color.surface} />
        </S.Ink>
      ))}
    </defs>
  );
}

const patternBox = (id: string) => ({
  id,
  width: 8,
  height: 8,
  patternUnits: 'userSpaceOnUse',
});
