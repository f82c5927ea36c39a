import { board, enter, type BoardChart } from './charts';

/** Strings and `innerHTML`: bars, lines and rings without axes; the least a browser has to do. */
let root: HTMLElement;
const WIDTH = 440;
const HEIGHT = 260;

function marksOf({ kind, categories, series }: BoardChart): string {
  const step = WIDTH / categories.length;
  if (kind === 'bar')
    return series
      .map(({ values }, at) =>
        values
          .map(
            (value, index) =>
              `<rect x="${index * step + (at * step) / 2}" y="${HEIGHT - value}" width="${step / 3}" height="${value}"/>`,
          )
          .join(''),
      )
      .join('');
  if (kind === 'line')
    return series
      .map(
        ({ values }) =>
          `<polyline fill="none" stroke="#1f6feb" points="${values.map((value, index) => `${index * step},${HEIGHT - value}`).join(' ')}"/>`,
      )
      .join('');
  return series[0]!.values
    .map(
      (value, index) =>
        `<circle cx="220" cy="130" r="${100 - index * 15}" fill="none" stroke-dasharray="${value} 700" stroke="#1f6feb" stroke-width="10"/>`,
    )
    .join('');
}

const html = (charts: readonly BoardChart[]) =>
  charts
    .map(
      (chart) =>
        `<div data-chart style="width:440px"><h3>${chart.title}</h3><svg width="${WIDTH}" height="${HEIGHT}">${marksOf(chart)}${chart.categories
          .filter((_, index) => index % Math.ceil(chart.categories.length / 12) === 0)
          .map((name, index) => `<text x="${index * 36}" y="${HEIGHT}">${name}</text>`)
          .join('')}</svg></div>`,
    )
    .join('');

enter({
  mount(host) {
    host.innerHTML = `<div style="display:grid;grid-template-columns:repeat(3,440px)">${html(board(0))}</div>`;
    root = host.firstElementChild as HTMLElement;
  },
  unmount: () => root.remove(),
  show(charts) {
    root.innerHTML = html(charts);
  },
});
