import type { Guide } from '../internal/guide';
import { SplitButton } from './SplitButton';

const nothing = () => {};

/** The guide of `SplitButton`. */
export const splitButtonGuide: Guide = {
  group: 'Actions',
  use: [
    'For one action that is usually right, with rare variants: accept an order, or accept it tomorrow.',
    'With `loading` while the server works: the variants are disabled too, so nothing runs twice.',
  ],
  avoid: [
    'For actions of equal weight: use `Menu`.',
    'For different actions on one object: use `ButtonGroup`, where each has a visible label.',
    'For a destructive action: put it in the `Menu` of the page, never beside the usual one.',
  ],
  pairs: [
    {
      do: {
        note: 'The menu contains variants of the same action.',
        example: (
          <SplitButton
            menuLabel="其他接单方式"
            onClick={nothing}
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
        note: 'Printing and cancelling are not variants of accepting an order; nobody looks for them here.',
        example: (
          <SplitButton
            menuLabel="更多"
            onClick={nothing}
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
    { part: 'Main half', is: 'a `Button` with the label of the usual action' },
    {
      part: 'Menu half',
      is: 'a `Button` with an arrow, named by `menuLabel`, which is its tooltip too',
    },
    { part: 'List', is: 'the list of `Menu`, with the same items' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the main button, then to the menu button.' },
    {
      keys: 'Enter, Space',
      does: 'Runs the main action, or opens the menu; in the menu, selects.',
    },
    {
      keys: '↓, ↑',
      does: 'On the menu button, opens the menu at its first or last variant; in the menu, moves.',
    },
    {
      keys: 'Home, End, letters',
      does: 'In the menu, moves to the first, the last or the next match.',
    },
    { keys: 'Escape', does: 'Closes the menu; focus returns to the menu button.' },
  ],
};
