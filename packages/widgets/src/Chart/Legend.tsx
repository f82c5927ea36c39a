import { symbol } from 'd3-shape';
import * as S from './Chart.styles';
import { shapes } from './model/shapes';
import { fillOf, inkOf } from './Patterns';

/** Swatch of a series: a piece of its bar or line, or none. */
export type SwatchKind = 'bar' | 'line' | 'none';

/** A name in a legend, with its value where the legend has values. */
export interface LegendEntry {
  name: string;
  value?: string | undefined;
  /** Share of the whole, beside the value. */
  share?: string | undefined;
  dashed?: boolean | undefined;
}

export interface LegendProps {
  /** Key of the patterns of the chart. */
  id: string;
  entries: readonly LegendEntry[];
  /** @default 'bar' */
  swatch?: SwatchKind | undefined;
}

/** The names of the series, or of the slices of a ring. */
export function Legend({ id, entries, swatch = 'bar' }: LegendProps) {
  return (
    <S.Legend>
      {entries.map(({ name, value, share, dashed }, index) => (
        <li key={index}>
          <Swatch id={id} index={index} dashed={dashed} kind={swatch} />
          <S.LegendName>{name}</S.LegendName>
          {value !== undefined && <S.LegendValue>{value}</S.LegendValue>}
          {share !== undefined && <S.LegendValue data-share>{share}</S.LegendValue>}
        </li>
      ))}
    </S.Legend>
  );
}

interface SwatchProps {
  id: string;
  index: number;
  dashed?: boolean | undefined;
  kind?: SwatchKind | undefined;
}

/** A piece of a series: its pattern, or its line with the shape of its points. */
export function Swatch({ id, index, dashed = false, kind = 'bar' }: SwatchProps) {
  const ink = inkOf(index, dashed);
  if (kind === 'none') return null;
  if (kind === 'bar')
    return (
      <S.Swatch width="12" height="12" data-series={ink} aria-hidden>
        <rect width="12" height="12" rx="2" fill={fillOf(id, ink)} />
      </S.Swatch>
    );
  return (
    <S.Swatch width="20" height="12" data-series={ink} aria-hidden>
      <path
        d="M1 6h18"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={dashed ? '3 4' : undefined}
      />
      <path
        d={symbol(shapes[index % shapes.length], 36)() ?? ''}
        transform="translate(10 6)"
        fill="currentcolor"
      />
    </S.Swatch>
  );
}
