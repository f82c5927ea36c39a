import type { Change, Verdict } from '../../report';
import {
  decide,
  isUnsaved,
  markExported,
  noteLook,
  redo,
  rulingsOf,
  undo,
  type DecisionLog,
  type Rulings,
} from './decisions';
import { isSameList, listed, neighbour, neighbourGroup, nextOpen, type Filter } from './order';
import { groupOf, orderOf, sampleIn, type ReportIndex, type Section } from './reportIndex';
import { isFinished, statusOf } from './status';

/** Content of the middle of the page. */
export type Screen = 'picture' | 'broken' | 'missing' | 'masks' | 'summary';

/** Position and decisions of the reviewer. */
export interface Review {
  index: ReportIndex;
  log: DecisionLog;
  /** The decisions in force, worked out from `log`. */
  rulings: Rulings;
  filter: Filter;
  search: string;
  /** Sections that match filter and search. The object is stable while they show the same. */
  sections: readonly Section[];
  /** The change in the middle; `null` only in a report without any. */
  current: string | null;
  screen: Screen;
  /** Whether a group shows its pictures, where the reviewer said so. */
  unfolded: Readonly<Record<string, boolean>>;
}

/** A group with more pictures is folded until somebody goes into it. */
const FOLDED_ABOVE = 8;

/** Returns the review as it begins, on the first open change. */
export function beginReview(index: ReportIndex, log: DecisionLog): Review {
  const rulings = rulingsOf(log);
  const order = orderOf(index.sections);
  const first =
    order.find((id) => statusOf(index.changes.get(id)!, rulings) === 'open') ?? order[0] ?? null;
  return {
    index,
    log,
    rulings,
    filter: 'all',
    search: '',
    sections: index.sections,
    current: first,
    screen: 'picture',
    unfolded: unfoldedFor(index, first, {}),
  };
}

/** Returns the change in the middle. */
export function currentChange({ index, current }: Review): Change | null {
  return current === null ? null : (index.changes.get(current) ?? null);
}

/** Whether the group shows its pictures. */
export function isUnfolded({ index, unfolded }: Review, group: string): boolean {
  return unfolded[group] ?? (index.groups.get(group)?.changes.length ?? 0) <= FOLDED_ABOVE;
}

/** Returns the review with this change in the middle, its group unfolded. */
export function goTo(review: Review, id: string | null): Review {
  if (id === null || !review.index.changes.has(id)) return review;
  return {
    ...review,
    current: id,
    screen: 'picture',
    unfolded: unfoldedFor(review.index, id, review.unfolded),
  };
}

function unfoldedFor(index: ReportIndex, id: string | null, unfolded: Review['unfolded']) {
  const group = id === null ? undefined : index.changes.get(id)?.group;
  return group === undefined || unfolded[group] ? unfolded : { ...unfolded, [group]: true };
}

/** Returns the review with a group folded or unfolded. */
export function foldGroup(review: Review, group: string, isOpen: boolean): Review {
  return { ...review, unfolded: { ...review.unfolded, [group]: isOpen } };
}

/** Returns the review one picture on or back. */
export function step(review: Review, distance: 1 | -1): Review {
  return goTo(review, neighbour(review.sections, review.current, distance));
}

/** Returns the review one group on or back. */
export function stepGroup(review: Review, distance: 1 | -1): Review {
  return goTo(review, neighbourGroup(review.sections, review.current, distance));
}

/**
 * Returns the review with other changes listed. The present one stays in the middle, listed or not.
 */
export function narrow(
  review: Review,
  { filter = review.filter, search = review.search }: Partial<Pick<Review, 'filter' | 'search'>>,
): Review {
  return relist({ ...review, filter, search });
}

function relist(review: Review): Review {
  const sections = listed(review.index, review.filter, review.search, review.rulings);
  return isSameList(sections, review.sections) ? review : { ...review, sections };
}

/** Scope of a decision: the picture in the middle, or its whole group. */
export type Scope = 'picture' | 'group';

/**
 * Returns the changes that a decision is about. Of a group these are the open ones; where none is
 * open, all, since somebody who decides again has changed their mind.
 */
export function inScope(review: Review, scope: Scope): Change[] {
  const change = currentChange(review);
  if (!change) return [];
  if (scope === 'picture') return [change];
  const group = groupOf(review.index, change.id);
  const open = group.filter((other) => statusOf(other, review.rulings) === 'open');
  return open.length > 0 ? open : group;
}

/** Returns the review, remembering that the change in the middle was looked at. */
export function noteCurrent(review: Review): Review {
  if (review.current === null || review.screen !== 'picture') return review;
  const log = noteLook(review.log, review.current);
  return log === review.log ? review : { ...review, log };
}

/**
 * Returns the changes that have to be looked at before the group in the middle can be accepted: of
 * several its sample, of one that one.
 */
export function leftToLookAt(review: Review): string[] {
  const { index, log, current } = review;
  const scope = inScope(review, 'group');
  const [only] = scope;
  if (current === null || only === undefined) return [];
  if (scope.length === 1) return [only.id].filter((id) => id !== current && !log.looked.has(id));
  return sampleIn(index, current).filter((id) => !log.looked.has(id));
}

/** Returns the review with the next of these changes in the middle, the present one last. */
export function stepTo(review: Review, ids: readonly string[]): Review {
  const order = orderOf(review.index.sections);
  const at = order.indexOf(review.current ?? '');
  const next = order.find((id, place) => place > at && ids.includes(id)) ?? ids[0];
  return goTo(review, next ?? null);
}

export interface Judgement {
  scope: Scope;
  verdict: Verdict;
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Returns the review with the decision taken and the next open change in the middle; after the last
 * one comes the summary. A group whose sample was not looked at is not accepted: the same review
 * comes back.
 */
export function judge(review: Review, { scope, ...judgement }: Judgement): Review {
  const changes = inScope(review, scope);
  const change = currentChange(review);
  const isGroup = scope === 'group' && change !== null;
  if (isGroup && judgement.verdict === 'accept' && leftToLookAt(review).length > 0) return review;
  const sample = isGroup ? sampleIn(review.index, change.id) : [];
  const log = decide(review.log, {
    ...judgement,
    changes,
    group: isGroup ? change.group : null,
    looked: sample.filter((id) => review.log.looked.has(id)),
  });
  if (log === review.log || !change) return review;

  const rulings = rulingsOf(log);
  const decided = { ...review, log, rulings };
  const next = nextOpen(review.sections, change.id, review.index, rulings);
  if (isFinished(review.index, rulings)) return { ...relist(decided), screen: 'summary' };
  return relist(goTo(decided, next));
}

/** Returns the review with the last decision taken back, and what it was about in the middle. */
export function takeBack(review: Review): Review {
  return travel(review, undo(review.log), review.log.steps[review.log.at - 1]?.rulings[0]?.id);
}

/** Returns the review with the decision that was taken back in force again. */
export function repeat(review: Review): Review {
  return travel(review, redo(review.log), review.log.steps[review.log.at]?.rulings[0]?.id);
}

function travel(review: Review, log: DecisionLog, id: string | undefined): Review {
  if (log === review.log) return review;
  return relist(goTo({ ...review, log, rulings: rulingsOf(log) }, id ?? null));
}

/** Returns the review, its decisions exported. */
export function exported(review: Review): Review {
  return { ...review, log: markExported(review.log) };
}

/** Whether there are decisions that were not exported. */
export function hasUnsaved(review: Review): boolean {
  return isUnsaved(review.log);
}
