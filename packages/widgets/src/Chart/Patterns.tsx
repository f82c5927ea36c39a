import { tokens } from '@mingjian/ui';
import * as S from './Chart.styles';

const KINDS = 6;
const lines = ['', 'M0 8 8 0', 'M2 2h2v2h-2z', 'M0 4h8', 'M0 0 8 8M0 8 8 0', 'M4 0v8'];

/** Returns which colour and pattern a series has: after six they begin again. */
export const inkOf = (index: number) => index % KINDS;

/** Returns the fill of a series, a pattern on its colour. */
export const fillOf = (id: string, index: number) => `url(#${id}-${inkOf(index)})`;

/** The patterns of a chart, so that colour never tells series apart alone. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {lines.map((path, index) => (
        <S.Ink as="pattern" key={path} data-series={index} {...patternBox(`${id}-${index}`)}>
          <rect width="8" height="8" fill="currentcolor" />
          <path d={path} stroke={tokens.color.surface} strokeOpacity="0.7" fill="none" />
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
