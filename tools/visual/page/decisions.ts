import type { Verdict } from '../report';
import { sayPlace, type Speech } from './announce';
import type { Desk } from './desk';
import { download } from './download';
import { canDecide } from './model/decisions';
import { decisionFile, decisionText, FILE_NAME } from './model/exportFile';
import {
  exported,
  inScope,
  judge,
  leftToLookAt,
  repeat,
  stepTo,
  takeBack,
  type Review,
  type Scope,
} from './model/review';
import { tallyOf } from './model/status';

/** A requested verdict and its subject. */
export interface Wish {
  verdict: Verdict;
  scope: Scope;
}

/**
 * Asks for the reason of a decision. A group is accepted after a look at its sample: as long as
 * some of it was not looked at, the next of these pictures is shown instead.
 */
export function wish(desk: Desk, speech: Speech, { verdict, scope }: Wish): void {
  const review = desk.review.get();
  if (review.screen !== 'picture' || review.current === null) return;
  if (!inScope(review, scope).some((change) => canDecide(change, verdict))) {
    return desk.messages.show({ text: speech.spoken.unstableRefused, tone: 'warning' });
  }

  const left = verdict === 'accept' && scope === 'group' ? leftToLookAt(review) : [];
  if (left.length > 0) {
    change(desk, stepTo(review, left));
    return sayPlace(desk, speech, speech.spoken.lookFirst(left.length));
  }
  desk.question.set({ kind: 'decide', verdict, scope });
}

/** Takes the decision, moves on, and says both. */
export function settle(
  desk: Desk,
  speech: Speech,
  decision: { verdict: Verdict; scope: Scope; reason: string },
): void {
  const before = desk.review.get();
  const count = inScope(before, decision.scope).length;
  const by = desk.preferences.get().reviewer;
  change(desk, judge(before, { ...decision, by, at: new Date().toISOString() }));

  const after = desk.review.get();
  const done =
    decision.verdict === 'accept' ? speech.spoken.accepted(count) : speech.spoken.denied(count);
  if (after.screen === 'summary') desk.announcements.announce(`${done} ${speech.spoken.finished}`);
  else if (after.current === before.current)
    desk.announcements.announce(`${done} ${speech.spoken.noOpenHere}`);
  else sayPlace(desk, speech, done);
}

/** Takes the last decision back, or puts it in force again, and shows what it is about. */
export function travel(desk: Desk, speech: Speech, direction: 'undo' | 'redo'): void {
  const before = desk.review.get();
  const after = direction === 'undo' ? takeBack(before) : repeat(before);
  if (after === before) {
    return desk.messages.show({
      text: direction === 'undo' ? speech.spoken.nothingToUndo : speech.spoken.nothingToRedo,
    });
  }
  change(desk, after);
  sayPlace(desk, speech, direction === 'undo' ? speech.spoken.undone : speech.spoken.redone);
}

/** Downloads the decisions, all or as many as there are. */
export function exportDecisions(desk: Desk, speech: Speech): void {
  const { index, rulings } = desk.review.get();
  if (rulings.size === 0) return desk.messages.show({ text: speech.spoken.nothingToExport });
  download(FILE_NAME, decisionText(index, rulings));
  confirmExport(desk, speech);
}

/**
 * Remembers that the decisions have left the page, by file or by clipboard, and says how many are
 * open.
 */
export function confirmExport(desk: Desk, speech: Speech): void {
  const review = desk.review.get();
  desk.review.set(exported(review));
  const { open } = tallyOf(review.index.changes.values(), review.rulings);
  const { length } = decisionFile(review.index, review.rulings).decisions;
  desk.messages.show({ text: speech.spoken.exported(length, open), tone: 'success', seconds: 5 });
}

/** Puts the review in place; another picture begins at its first region. */
export function change(desk: Desk, next: Review): void {
  const before = desk.review.get();
  desk.review.set(next);
  if (next.current !== before.current)
    desk.looking.set({ ...desk.looking.get(), region: -1, isSecond: false, step: -1 });
}
