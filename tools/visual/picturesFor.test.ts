import { sampleOf } from './model/sample';
import { sampleReport } from './page/page.fixtures';
import { fillPage } from './picturesFor';

const report = sampleReport(300);
const SIZE = 3_000;
const fill = (budget?: number) => fillPage(report, () => Buffer.alloc(SIZE), budget);
const isWhole = (pictures: ReadonlyMap<string, unknown>, id: string) => {
  const { before, after, again } = report.changes.find((change) => change.id === id)!;
  return [before, after, again].every((picture) => picture === null || pictures.has(picture.hash));
};
const samples = report.groups.map(({ changes }) =>
  sampleOf(changes.map((id) => report.changes.find((change) => change.id === id)!)),
);

describe('the pictures of a page', () => {
  it('are all of them where there is room', () => {
    const pictures = fill();

    expect(report.changes.every(({ id }) => isWhole(pictures, id))).toBe(true);
    expect(
      report.stories.every(({ steps }) => steps.every(({ picture }) => pictures.has(picture.hash))),
    ).toBe(true);
  });

  it('never take more than the budget, as text', () => {
    const text = [...fill(500_000).values()].map((file) => file.toString('base64')).join('');

    expect(text.length).toBeLessThanOrEqual(500_000);
    expect(text.length).toBeGreaterThan(480_000);
  });

  it('are those of the samples first, both sides whole', () => {
    const needed = samples.flat().length * 3 * SIZE * (4 / 3);
    const pictures = fill(needed);

    expect(samples.flat().every((id) => isWhole(pictures, id))).toBe(true);
    expect(report.changes.every(({ id }) => isWhole(pictures, id))).toBe(false);
  });

  it('are shared fairly by groups: a large one leaves room for the others', () => {
    const pictures = fill(900_000);
    const counts = report.groups
      .filter(({ changes }) => changes.length > 20)
      .map(({ changes }) => changes.filter((id) => isWhole(pictures, id)).length);

    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(3);
  });

  it('of one change are included together or not at all', () => {
    const pictures = fill(300_000);
    const half = report.changes.filter(
      ({ id, before, after }) =>
        !isWhole(pictures, id) && [before, after].some((one) => one && pictures.has(one.hash)),
    );

    expect(half).toEqual([]);
  });
});
