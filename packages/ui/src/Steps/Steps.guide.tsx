import type { Guide } from '../internal/guide';
import { StatusLight } from '../StatusLight/StatusLight';
import { Steps } from './Steps';
import { orderSteps } from './Steps.fixtures';

/** The guide of `Steps`. */
export const stepsGuide: Guide = {
  group: 'Navigation',
  use: [
    'For a fixed process: the nine steps of an order, an import.',
    'With `loading` for an automatic step, such as checking an import: people learn that they may wait.',
    'With `onValueChange` where each step has its own content.',
  ],
  avoid: [
    'For a single state: use `StatusLight` or `Tag`.',
    'For past events with times: use `Timeline`.',
    'For the completed share: use `Progress`.',
  ],
  pairs: [
    {
      do: {
        note: 'A process with familiar step names.',
        example: <Steps label="订单进度" steps={orderSteps(4)} />,
      },
      dont: {
        note: 'One state needs no bar.',
        example: <Steps label="授权" steps={[{ key: 'a', label: '已授权', state: 'done' }]} />,
      },
    },
    {
      do: {
        note: 'One state is a light.',
        example: <StatusLight tone="success">已授权</StatusLight>,
      },
      dont: {
        note: 'Labels that do not fit make every step wrap.',
        example: (
          <Steps
            label="订单进度"
            steps={orderSteps(4).map((step) => ({
              ...step,
              label: `等待候选人${step.label}并在线签署授权书`,
            }))}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Marker',
      is: 'number, tick, cross, or a number in a spinning ring: colour is never the only carrier of the state',
    },
    { part: 'Label', is: 'the step, and its state for assistive technology' },
    { part: 'Note', is: 'a date or a person' },
    { part: 'Line', is: 'joins the steps; coloured up to the current one' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the steps when they can be selected; otherwise focuses the bar only while it scrolls.',
    },
    { keys: 'Enter, Space', does: 'Selects the step.' },
    { keys: '←, →', does: 'Scrolls a bar that overflows.' },
  ],
};
