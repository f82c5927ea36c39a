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
  narrow,
  repeat,
  step,
  takeBack,
  type Review,
} from './review';
import { tallyOf } from './status';

const index = indexReport(sampleReport(60));
const begin = () => beginReview(index, NO_DECISIONS);
const accept = (review: Review, scope: 'picture' | 'group' = 'picture') =>
  judge(review, {
    scope,
    verdict: 'accept',
    reason: '',
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
