import type { Guide } from '../internal/guide';
import { StatusLight } from '../StatusLight/StatusLight';
import { Steps } from './Steps';
import { orderSteps } from './Steps.fixtures';

/** The guide of `Steps`. */
export const stepsGuide: Guide = {
  use: [
    'For a fixed course that something runs through: the nine steps of an order, an import.',
    'With `loading` for a step that the machine does, such as checking an import: people learn that they may wait.',
    'With `onSelect` where each step has contents to look at.',
  ],
  avoid: [
    'For a single state: use `StatusLight` or `Tag`.',
    'For what happened, with times: use `Timeline`.',
    'For the share that is done: use `Progress`.',
  ],
  pairs: [
    {
      do: {
        note: 'A course whose steps people know by name.',
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
        note: 'Names that do not fit make every step wrap.',
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
      is: 'number, tick, cross, or a number in a turning ring: the state is never said by colour alone',
    },
    { part: 'Label', is: 'the step, and its state for assistive technology' },
    { part: 'Note', is: 'a date or a person' },
    { part: 'Line', is: 'joins the steps; coloured as far as it has come' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the steps when they can be chosen; otherwise stops at the bar only where it scrolls.',
    },
    { keys: 'Enter, Space', does: 'Chooses the step.' },
    { keys: '←, →', does: 'Scrolls a bar that is cut off.' },
  ],
};
