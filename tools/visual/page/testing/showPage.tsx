import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Report } from '../../report';
import { createDesk, type Desk } from '../desk';
import type { Pictures } from '../pictures';
import { goTo } from '../model/review';
import type { Preferences } from '../model/preferences';
import { ReviewPage } from '../ReviewPage';

/** A page that holds no picture: jsdom could not draw one. */
const noPictures: Pictures = {
  peek: () => null,
  prepare: () => {},
  address: () => null,
  subscribe: () => () => {},
};

export interface ShownPage {
  desk: Desk;
  user: UserEvent;
  /** Brings a change to the middle. */
  open: (id: string) => void;
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
  const desk = createDesk(report, noPictures);
  const { unmount } = render(<ReviewPage desk={desk} />);
  const open = (id: string) => act(() => desk.review.set(goTo(desk.review.get(), id)));
  return { desk, user: userEvent.setup(), open, unmount };
}
