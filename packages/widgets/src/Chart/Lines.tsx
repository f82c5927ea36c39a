import * as S from './Chart.styles';
import type { ChartLayout } from './model/layouts';
import { inkOf } from './Patterns';

const dashes = [undefined, '6 3', '2 3', '10 4', '8 3 2 3', '4 2'];
const FEW = 60;

/** The lines of a layout, with their points where these are few. */
export function Lines({ layout, area = false }: { layout: ChartLayout; area?: boolean }) {
  const lines = layout.lines ?? [];
  return (
    <>
      {lines.map(({ seriesIndex, dashed, path, area: filled }) => (
        <S.Ink key={seriesIndex} data-series={inkOf(seriesIndex)}>
          {area && <path d={filled} fill="currentcolor" fillOpacity="0.16" />}
          <path
            d={path}
            fill="none"
            stroke="currentcolor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray={dashed ? '6 5' : dashes[inkOf(seriesIndex)]}
          />
        </S.Ink>
      ))}
      {layout.marks.length <= FEW * Math.max(1, lines.length) &&
        layout.marks.map(({ seriesIndex, index, x, y }) => (
          <S.Ink key={`${seriesIndex}-${index}`} data-series={inkOf(seriesIndex)}>
            <circle cx={x + 4} cy={y + 4} r="2.5" fill="currentcolor" />
          </S.Ink>
        ))}
    </>
  );
}
