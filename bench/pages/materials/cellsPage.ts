import type { ReactElement } from 'react';
import { find, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter } from './pictures';

/** Registers a page of another library, whose cells and scroller have `data-` attributes. */
export function enterCells(page: ReactElement): void {
  enter({
    ...reactPage(page),
    scroller: () => document.querySelector<HTMLElement>('[data-scroller]')!,
    selectAll: () => press(find('#host header button')),
    cells: '[data-cell]',
    selected: '[data-selected]',
  });
}
