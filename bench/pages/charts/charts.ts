/** Charts of a board, a third of each kind. */
const CHARTS = 12;
const MONTHS = 12;
const DAYS = 90;

/** A chart of the board. */
export interface BoardChart {
  kind: 'bar' | 'line' | 'donut';
  title: string;
  categories: readonly string[];
  /** One for a donut. */
  series: readonly { key: string; name: string; values: readonly number[] }[];
}

const KINDS = ['bar', 'line', 'donut'] as const;
const names = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => `${index + 1} ${unit}`);
const CATEGORIES = { bar: names(MONTHS, '月'), line: names(DAYS, '日'), donut: names(5, '类') };

/** Returns the charts of a board; another `turn` has other values. */
export function board(turn: number): readonly BoardChart[] {
  return Array.from({ length: CHARTS }, (_, chart) => {
    const kind = KINDS[chart % KINDS.length]!;
    const categories = CATEGORIES[kind];
    const values = (series: number) =>
      categories.map((__, index) => 20 + ((index * 37 + series * 53 + chart * 11 + turn * 29) % 80));
    return {
      kind,
      title: `图表 ${chart + 1}`,
      categories,
      series: (kind === 'donut' ? ['本期'] : ['本期', '上期']).map((name, series) => ({
        key: `s${series}`,
        name,
        values: values(series),
      })),
    };
  });
}

/** Operations of every page. */
interface ChartsPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** Draws a board with other values. */
  show(charts: readonly BoardChart[]): void;
}

/** Registers the page for measuring. */
export function enter({ mount, unmount, show }: ChartsPage): void {
  let turn = 0;
  Object.assign(window, {
    contestant: {
      mount,
      unmount,
      update: () => show(board((turn += 1))),
      facts: () => ({
        drawn: [...document.querySelectorAll('[data-chart]')].filter((chart) =>
          chart.querySelector('svg, canvas'),
        ).length,
      }),
    },
  });
}
