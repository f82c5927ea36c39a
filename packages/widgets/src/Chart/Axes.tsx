import * as S from './Chart.styles';
import { fitted } from './model/labels';
import type { AxisLabel, Plot } from './model/layout';

/** Grid lines and labels of both axes. */
export function Axes({ plot }: { plot: Plot }) {
  const { left, right, top, bottom, horizontal, zero, values, categories } = plot;
  return (
    <g aria-hidden>
      {zero !== null &&
        [...values.map(({ at }) => at), zero].map((at, index) => (
          <S.Rule
            key={index}
            data-zero={index === values.length || undefined}
            x1={horizontal ? at : left}
            x2={horizontal ? at : right}
            y1={horizontal ? top : at}
            y2={horizontal ? bottom : at}
          />
        ))}
      <Side labels={horizontal ? categories : values} x={left - 8} />
      <Foot labels={horizontal ? values : categories} y={bottom + 18} />
    </g>
  );
}

function Side({ labels, x }: { labels: readonly AxisLabel[]; x: number }) {
  return labels.map(({ text, at, room }) => (
    <text key={at} x={x} y={at} dy="0.35em" textAnchor="end">
      <Words text={text} room={room} />
    </text>
  ));
}

function Foot({ labels, y }: { labels: readonly AxisLabel[]; y: number }) {
  return labels.map(({ text, at, room }) => (
    <text key={at} x={at} y={y} textAnchor="middle">
      <Words text={text} room={room} />
    </text>
  ));
}

function Words({ text, room }: { text: string; room: number }) {
  const shown = fitted(text, room);
  return (
    <>
      {shown !== text && <title>{text}</title>}
      {shown}
    </>
  );
}
