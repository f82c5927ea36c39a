import type { Guide } from '../internal/guide';
import { SplitButton } from './SplitButton';

const nothing = () => {};

/** The guide of `SplitButton`. */
export const splitButtonGuide: Guide = {
  use: [
    'For one action that is right nine times out of ten, with variants for the tenth: take an order, or take it tomorrow.',
    'With `loading` while the server works: the variants wait too, so nothing is done twice.',
  ],
  avoid: [
    'For actions of equal weight: use `Menu`, which favours none.',
    'For different actions on one thing: use `ButtonGroup`, where each has its words in sight.',
    'For an action that destroys: put it in the `Menu` of the page, never one slip away from the usual one.',
  ],
  pairs: [
    {
      do: {
        note: 'The menu holds ways of doing the same thing.',
        example: (
          <SplitButton
            menuLabel="其他接单方式"
            onAction={nothing}
            items={[
              { key: 'later', label: '明早 9:00 接单', onSelect: nothing },
              { key: 'assign', label: '接单并指派调查员', onSelect: nothing },
            ]}
          >
            接单
          </SplitButton>
        ),
      },
      dont: {
        note: 'Printing and cancelling are no ways of taking an order; nobody looks for them here.',
        example: (
          <SplitButton
            menuLabel="更多"
            onAction={nothing}
            items={[
              { key: 'print', label: '打印', onSelect: nothing },
              { key: 'cancel', label: '取消订单', tone: 'danger', onSelect: nothing },
            ]}
          >
            接单
          </SplitButton>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a `<div role="group">` named by the main action' },
    { part: 'Main half', is: 'a `Button` with the words of the usual action' },
    {
      part: 'Menu half',
      is: 'a `Button` with an arrow, named by `menuLabel`, which is its tooltip too',
    },
    { part: 'List', is: 'the list of `Menu`, with the same items' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the main half, then to the menu half.' },
    {
      keys: 'Enter, Space',
      does: 'Does the main action, or opens the menu; in the menu, chooses.',
    },
    {
      keys: '↓, ↑',
      does: 'On the menu half, opens the menu at its first or last variant; in the menu, moves.',
    },
    {
      keys: 'Home, End, letters',
      does: 'In the menu, moves to the first, the last or the next that starts so.',
    },
    { keys: 'Escape', does: 'Closes the menu; focus goes back to the menu half.' },
  ],
};
