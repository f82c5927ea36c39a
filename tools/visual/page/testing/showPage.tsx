import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Report } from '../../report';
import { createDesk, type Desk } from '../desk';
import type { Pictures } from '../pictures';
import { goTo } from '../model/review';
import type { Preferences } from '../model/preferences';
import { ReviewPage } from '../ReviewPage';

/** Pictures that are held and never decoded: jsdom could not draw one. */
const stillPictures: Pictures = {
  peek: () => undefined,
  prepare: () => {},
  address: (hash) => `blob:${hash}`,
  subscribe: () => () => {},
};

export interface ShownPage {
  desk: Desk;
  user: UserEvent;
  /** Brings a change to the middle. */
  open: (id: string) => void;
  /** Counts every picture as looked at. */
  lookAtAll: () => void;
  /** Accepts the picture in the middle, by keys. */
  accept: () => Promise<void>;
  unmount: () => void;
}

/**
 * Renders the page for a reviewer who has given her name before, unless `preferences` say
 * otherwise.
 */
export function showPage(report: Report, preferences: Partial<Preferences> = {}): ShownPage {
  const given = {
    language: 'zh',
    theme: 'light',
    reviewer: '周岚',
    letterKeys: true,
    ...preferences,
  };
  if (localStorage.getItem('mingjian-review') === null)
    localStorage.setItem('mingjian-review', JSON.stringify(given));
  const desk = createDesk(report, stillPictures);
  const { unmount } = render(<ReviewPage desk={desk} />);
  const open = (id: string) => act(() => desk.review.set(goTo(desk.review.get(), id)));
  const lookAtAll = () =>
    act(() => {
      const review = desk.review.get();
      const looked = new Set(review.index.changes.keys());
      desk.review.set({ ...review, log: { ...review.log, looked } });
    });
  const user = userEvent.setup();
  const accept = () => user.keyboard('a设计已确认{Enter}');
  return { desk, user, open, lookAtAll, accept, unmount };
}
