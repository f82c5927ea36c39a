import { sampleReport } from '../page.fixtures';
import { NO_DECISIONS } from './decisions';
import { decisionFile } from './exportFile';
import { indexReport, orderOf } from './reportIndex';
import {
  beginReview,
  currentChange,
  goTo,
  inScope,
  isUnfolded,
  judge,
  leftToLookAt,
  narrow,
  noteCurrent,
  repeat,
  step,
  stepTo,
  takeBack,
  type Review,
} from './review';
import { tallyOf } from './status';

const index = indexReport(sampleReport(60));
const begin = () => beginReview(index, NO_DECISIONS);
/** The review after a look at everything that its group asks for. */
function lookAround(review: Review): Review {
  const [next] = leftToLookAt(review);
  return next === undefined ? review : lookAround(noteCurrent(goTo(review, next)));
}
const accept = (review: Review, scope: 'picture' | 'group' = 'picture') =>
  judge(scope === 'group' ? lookAround(review) : review, {
    scope,
    verdict: 'accept',
    reason: '设计已确认',
    by: '周岚',
    at: '2026-11-21T10:00:00.000Z',
  });
const tally = (review: Review) => tallyOf(index.changes.values(), review.rulings);

describe('a review', () => {
  it('begins on the first open change and goes to the next open one after a decision', () => {
    const review = accept(begin());

    expect(begin().current).toBe(orderOf(index.sections)[0]);
    expect(review.current).toBe(orderOf(index.sections)[1]);
  });

  it('decides a whole group at once, but not again what somebody decided alone', () => {
    const denied = judge(begin(), {
      scope: 'picture',
      verdict: 'deny',
      reason: '偏移',
      by: '周岚',
      at: '',
    });
    const review = accept(denied, 'group');
    const group = index.groups.get(index.changes.get(begin().current!)!.group)!;

    expect(review.rulings.get(group.changes[0]!)?.verdict).toBe('deny');
    expect(review.rulings.get(group.changes[1]!)).toMatchObject({
      verdict: 'accept',
      group: group.id,
    });
  });

  it('accepts a group only after a look at its sample, and says what was looked at', () => {
    const review = begin();
    const sample = leftToLookAt(review);
    const hasty = judge(review, {
      scope: 'group',
      verdict: 'accept',
      reason: '设计已确认',
      by: '周岚',
      at: '',
    });

    expect(sample.length).toBeGreaterThan(2);
    expect(hasty).toBe(review);
    for (const decision of accept(review, 'group').rulings.values())
      expect(decision.looked).toEqual(sample);
    expect(accept(review).rulings.get(review.current!)?.looked).toEqual([]);
  });

  it('denies a group without a sample', () => {
    const review = judge(begin(), {
      scope: 'group',
      verdict: 'deny',
      reason: '偏移',
      by: '周岚',
      at: '',
    });

    expect(review.rulings.size).toBeGreaterThan(1);
  });

  it('leads through the sample and round again, and to the last open one of a group', () => {
    const first = begin();
    const sample = leftToLookAt(first);
    const visited = sample
      .slice(1)
      .reduce<Review[]>(
        (steps) => [...steps, stepTo(steps.at(-1)!, sample)],
        [goTo(first, sample[0]!)],
      );
    expect(visited.map(({ current }) => current)).toEqual(sample);
    expect(stepTo(visited.at(-1)!, sample).current).toBe(sample[0]);

    const { changes } = index.groups.get(currentChange(first)!.group)!;
    const open = changes.find((id) => !index.changes.get(id)!.decided)!;
    const others = changes.filter((id) => id !== open && !index.changes.get(id)!.decided);
    const one = others.reduce((review, id) => accept(goTo(review, id)), first);

    expect(leftToLookAt(goTo(one, others[0]!))).toEqual([open]);
    expect(leftToLookAt(goTo(one, open))).toEqual([]);
  });

  it('takes a decided group as a whole: whoever decides again has changed their mind', () => {
    const first = begin().current!;
    const review = goTo(accept(begin(), 'group'), first);

    expect(inScope(review, 'group')).toHaveLength(
      index.groups.get(index.changes.get(first)!.group)!.changes.length,
    );
  });

  it('ends with the summary when nothing is open, unstable ones apart', () => {
    let review = begin();
    for (let count = 0; count < 60 && review.screen === 'picture'; count += 1)
      review = accept(review);

    expect(review.screen).toBe('summary');
    expect(tally(review)).toMatchObject({ open: 0, unstable: 4, decided: 56, total: 56 });
  });

  it('shows what an undo or redo is about', () => {
    const first = begin().current;
    const moved = step(step(accept(begin()), 1), 1);

    expect(takeBack(moved)).toMatchObject({ current: first, rulings: new Map() });
    expect(repeat(takeBack(moved)).rulings.size).toBe(1);
  });

  it('unfolds a large group that somebody goes into', () => {
    const large = index.sections
      .flatMap((section) => section.groups)
      .find((group) => group.ids.length > 8)!;
    const elsewhere = beginReview(index, NO_DECISIONS);
    const folded = { ...elsewhere, unfolded: {} };

    expect(isUnfolded(folded, large.id)).toBe(false);
    expect(isUnfolded(goTo(folded, large.ids[2]!), large.id)).toBe(true);
  });

  it('keeps the picture in the middle when the filter no longer lists it', () => {
    const review = narrow(begin(), { filter: 'unstable' });

    expect(review.current).toBe(begin().current);
    expect(currentChange(step(review, 1))?.kind).toBe('unstable');
  });

  it('keeps the same list while a decision changes nothing in it', () => {
    expect(accept(begin()).sections).toBe(begin().sections);
  });

  it('exports its own decisions in the order of the report, earlier ones not again', () => {
    const review = accept(accept(begin()));
    const file = decisionFile(index, review.rulings);

    expect(file.report).toBe('sample-60');
    expect(file.decisions.map((decision) => `${decision.story}/${decision.cell}`)).toEqual(
      orderOf(index.sections).slice(0, 2),
    );
  });

  it('has nothing to decide in an empty report', () => {
    const empty = beginReview(indexReport(sampleReport(0)), NO_DECISIONS);

    expect(empty.current).toBeNull();
    expect(accept(empty)).toBe(empty);
  });
});
