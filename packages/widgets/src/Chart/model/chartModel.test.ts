import { barLayout } from './barLayout';
import { chartCsv, csvCell } from './csv';
import { donutLayout } from './donutLayout';
import { formatsOf } from './format';
import { fitted } from './labels';
import { spaced } from './layout';
import { lineLayout, runsOf } from './lineLayout';
import { markNear, moveMark } from './moveMark';
import { stacked } from './stack';
import { thin } from './thin';
import { valueScale } from './valueScale';

const contents = (...values: (number | null)[][]) => ({
  categories: (values[0] ?? []).map((_, index) => `c${index}`),
  series: values.map((row, index) => ({ key: `${index}`, name: `s${index}`, values: row })),
});

const box = { width: 300, height: 200 };

describe('the model of charts', () => {
  it('has round ticks that hold zero and all values', () => {
    const { ticks, at, zero } = valueScale([-37, 83], 200, 0);
    expect(ticks).toContain(0);
    expect(zero).toBeCloseTo(at(0));
    expect(at(-37)).toBeLessThanOrEqual(200);
    expect(at(83)).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(valueScale([0, 0], 200, 0).at(0))).toBe(true);
  });

  it('has whole ticks for whole values', () => {
    expect(valueScale([1, 0], 200, 0).ticks).toEqual([0, 1]);
    expect(valueScale([0.5], 200, 0).ticks.length).toBeGreaterThan(2);
  });

  it('leaves labels out before they collide', () => {
    const months = Array.from({ length: 24 }, (_, index) => `2026-${index}`);
    const labels = spaced(months, (index) => index * 20, 20);
    expect(labels.map(({ at }) => at).slice(0, 2)).toEqual([0, 60]);
    expect(labels.every(({ room }) => room >= 49)).toBe(true);
  });

  it('goes by keys within a series, over gaps, and to the next series', () => {
    const { marks } = lineLayout(contents([1, null, 3], [4, 5, 6]), box, String);
    const to = (from: number, key: string) => moveMark(marks, from, key);
    expect(to(0, 'ArrowRight')).toBe(1);
    expect(to(1, 'ArrowRight')).toBe(1);
    expect(to(1, 'ArrowDown')).toBe(4);
    expect(to(3, 'ArrowUp')).toBe(0);
    expect(to(2, 'End')).toBe(4);
    expect(to(2, 'Enter')).toBeNull();
  });

  it('finds a slice by its outline, and no slice in the hole', () => {
    const { marks } = donutLayout(contents([1, 1]), { width: 200, height: 200 });
    expect(markNear(marks, 180, 100)).toBe(0);
    expect(markNear(marks, 20, 100)).toBe(1);
    expect(markNear(marks, 100, 100)).toBe(-1);
  });

  it('stacks negative values below zero', () => {
    const ends = stacked(contents([3, -2], [4, -5])).map(({ start, end }) => [start, end]);
    expect(ends).toEqual([
      [0, 3],
      [0, -2],
      [3, 7],
      [-2, -7],
    ]);
  });

  it('thins to the pixel and keeps ends, lowest and highest', () => {
    const points = Array.from({ length: 10_000 }, (_, at) => ({
      x: at / 20,
      y: (at * 7919) % 1009,
    }));

    const kept = thin(points, 500);

    expect(kept.length).toBeLessThanOrEqual(2_000);
    expect(kept[0]).toBe(points[0]);
    expect(kept.at(-1)).toBe(points.at(-1));
    for (let column = 0; column < 500; column += 1) {
      const inColumn = (list: typeof points) =>
        list.filter(({ x }) => Math.floor(x) === column).map(({ y }) => y);
      expect(Math.max(...inColumn(kept))).toBe(Math.max(...inColumn(points)));
      expect(Math.min(...inColumn(kept))).toBe(Math.min(...inColumn(points)));
    }
  });

  it('breaks lines at gaps, and rings without a sum have no slices', () => {
    expect(runsOf([1, null, 2, 3]).map((run) => run.length)).toEqual([1, 2]);
    expect(donutLayout(contents([0, 0]), { width: 200, height: 200 }).marks).toEqual([]);
  });

  it('has bars within the plot, negative ones too', () => {
    const { marks, plot } = barLayout(contents([5, -3]), { width: 300, height: 200 }, String);
    for (const { x, y, width, height } of marks) {
      expect(x).toBeGreaterThanOrEqual(plot!.left);
      expect(x + width).toBeLessThanOrEqual(plot!.right);
      expect(y + height).toBeLessThanOrEqual(plot!.bottom + 1);
    }
  });

  it('says numbers in words of the language', () => {
    expect(formatsOf('count', 'zh-CN').axis(120_000)).toBe('12万');
    expect(formatsOf('money', 'zh-CN').full(123_456)).toBe('¥1,234.56');
    expect(formatsOf('percent', 'en-GB').full(0.125)).toBe('12.5%');
  });

  it('cuts long labels', () => {
    expect(fitted('上海', 24)).toBe('上海');
    expect(fitted('上海市浦东新区', 48)).toBe('上海市…');
  });

  it.each(['=1+1', '+cmd', '-cmd', '@sum', '＝1+1', '\u200B=1'])('defuses %s in a file', (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  });

  it('writes negative numbers and yuan as numbers, after a mark of byte order', () => {
    const csv = chartCsv(contents([-150, null]), '类别', 'money');
    expect(csv).toBe('\uFEFF类别,s0\r\nc0,-1.50\r\nc1,\r\n');
  });
});
