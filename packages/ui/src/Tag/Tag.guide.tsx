import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from './Tag';

/** The guide of `Tag`. */
export const tagGuide: Guide = {
  use: [
    'For a property or a state in one or two words: urgent, executive package, overdue.',
    'With `dot` for a state that changes, without it for a property that stays.',
  ],
  avoid: [
    'For a column of states: use `StatusLight`, which is quieter and wraps.',
    'For what can be pressed or taken away: use a `Button`, `ChoiceCards` or `TagInput`.',
    'For a number: use `Badge`.',
  ],
  pairs: [
    {
      do: {
        note: 'The words say what the colour means.',
        example: (
          <Tag tone="danger" dot>
            已超时
          </Tag>
        ),
      },
      dont: {
        note: 'Red alone has to be learned, and is not seen by everybody.',
        example: (
          <Tag tone="danger" dot>
            3 天
          </Tag>
        ),
      },
    },
    {
      do: { note: 'What acts is a button.', example: <Button size="small">催办</Button> },
      dont: {
        note: 'A tag that is pressed cannot be reached with the keyboard.',
        example: <Tag tone="accent">催办</Tag>,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<span>` tinted by its tone, never wider than its place' },
    { part: 'Dot or mark', is: 'optional, before the words, in their colour' },
    { part: 'Words', is: 'one line that ends in an ellipsis; keep them short' },
  ],
  keyboard: [],
};
