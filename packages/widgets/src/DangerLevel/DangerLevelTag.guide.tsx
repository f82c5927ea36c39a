import { Tag, type Guide } from '@mingjian/ui';
import { DangerLevelTag } from './DangerLevelTag';

/** Guide of `DangerLevelTag`. */
export const dangerLevelTagGuide: Guide = {
  use: [
    'To show the level of a check or of a whole report, in tables, headers and the printed report.',
    'With `text="meaning"` for readers who do not know the colours: clients and candidates.',
  ],
  avoid: [
    'To select a level: use `DangerLevelSelect`.',
    'For a work status: use `Tag` or `StatusLight`. A level is a judgement.',
  ],
  pairs: [
    {
      do: {
        note: 'Shape, colour and text: none carries meaning alone.',
        example: <DangerLevelTag level={1} text="meaning" />,
      },
      dont: {
        note: 'A red tag without a shape looks like "overdue".',
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
    { part: 'Text', is: 'the colour, its meaning, or both' },
  ],
  keyboard: [],
};
