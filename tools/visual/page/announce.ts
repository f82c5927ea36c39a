import type { LocalTexts } from '@mingjian/ui';
import type { Desk } from './desk';
import { currentChange } from './model/review';
import { orderOf } from './model/reportIndex';
import { statusOf } from './model/status';
import type { spoken } from './spoken.texts';
import type { words } from './words.texts';

/** The page's words in the language in force. */
export interface Speech {
  words: LocalTexts<(typeof words)['zh']>;
  spoken: LocalTexts<(typeof spoken)['zh']>;
}

/** Says a sentence, and then where the reviewer is. */
export function sayPlace(desk: Desk, speech: Speech, first = ''): void {
  const review = desk.review.get();
  const change = currentChange(review);
  if (!change || review.screen !== 'picture') return desk.announcements.announce(first);

  const order = orderOf(review.sections);
  const at = order.indexOf(change.id);
  const here = speech.words.hereIs(
    change.title,
    change.name,
    change.cell,
    speech.words[change.kind],
    speech.words[statusOf(change, review.rulings)],
  );
  const place = at < 0 ? '' : ` ${speech.words.place(at + 1, order.length)}`;
  desk.announcements.announce(`${first} ${here}${place}`.trim());
}
