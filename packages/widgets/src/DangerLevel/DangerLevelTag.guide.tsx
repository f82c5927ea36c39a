import { Tag } from '@mingjian/ui';
import { DangerLevelTag } from './DangerLevelTag';

/** What the page of `DangerLevelTag` says. */
export const dangerLevelTagGuide = {
  use: [
    'To show the level of a check or of a whole report, in tables, headers and the printed report.',
    'With `words="meaning"` for readers who do not know the colours: clients and candidates.',
  ],
  avoid: [
    'To choose a level: use `DangerLevelSelect`.',
    'For the state of work: use `Tag` or `StatusLight`; a level is a judgement.',
  ],
  pairs: [
    {
      do: {
        note: 'Shape, colour and words: none is needed alone.',
        example: <DangerLevelTag level={1} words="meaning" />,
      },
      dont: {
        note: 'A red tag without shape is the same as "overdue".',
        example: <Tag tone="danger">高风险</Tag>,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `Tag` tinted by its level' },
    {
      part: 'Shape',
      is: 'square, triangle, diamond, disc or broken ring; hidden from assistive technology',
    },
    { part: 'Words', is: 'the colour, its meaning, or both' },
  ],
  keyboard: [],
};
