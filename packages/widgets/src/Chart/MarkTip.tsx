import * as S from './Chart.styles';
import { Swatch, type SwatchKind } from './Legend';
import { markAt, type ChartMark, type ChartSeries, type PlacedMark } from './model/chartModel';
import { tipPlace } from './model/tipPlace';

export interface MarkTipProps {
  /** Key of the patterns of the chart. */
  id: string;
  mark: PlacedMark;
  series: readonly ChartSeries[];
  /** Width of the drawing. */
  width: number;
  valueOf: (mark: ChartMark) => string;
  swatch: SwatchKind;
}

const MOST = 8;

/** The values of a mark's category at the mark, its own in bold. */
export function MarkTip({ id, mark, series, width, valueOf, swatch }: MarkTipProps) {
  const categories = { [mark.index]: mark.category };
  const all = series.flatMap((_, index) => {
    const one = markAt({ categories: Object.assign([], categories), series }, index, mark.index);
    return one ?? [];
  });
  const rows = swatch !== 'none' && series.length > 1 && series.length <= MOST ? all : [mark];
  const texts = rows.map((row) => (series.length > 1 ? row.seriesName : '') + valueOf(row));
  const { side, left, top } = tipPlace(mark, [mark.category, ...texts], width);
  return (
    <S.Tip aria-hidden data-side={side} style={{ left, top }}>
      <S.TipHead>{mark.category}</S.TipHead>
      {rows.map((row) => (
        <S.TipRow
          key={row.seriesIndex}
          data-current={(rows.length > 1 && row.seriesIndex === mark.seriesIndex) || undefined}
        >
          {series.length > 1 && (
            <>
              <Swatch
                id={id}
                index={row.seriesIndex}
                dashed={series[row.seriesIndex]?.dashed}
                kind={swatch}
              />
              <span>{row.seriesName}</span>
            </>
          )}
          <S.TipValue>{valueOf(row)}</S.TipValue>
        </S.TipRow>
      ))}
    </S.Tip>
  );
}
