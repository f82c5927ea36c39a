import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Tag } from './Tag';

/** The guide of `Tag`. */
export const tagGuide: Guide = {
  group: 'Data display',
  use: [
    'For a property or a state in one or two words: urgent, executive package, overdue.',
    'With `onRemove` for a value that can be taken away, such as an applied filter.',
    'With `dot` for a changing state, without it for a fixed property.',
  ],
  avoid: [
    'For a column of states: use `StatusLight`, which is less prominent and wraps.',
    'For something to press: use a `Button` or `ChoiceCards`; for texts that are typed: `TagInput`.',
    'For a number: use `Badge`.',
  ],
  pairs: [
    {
      do: {
        note: 'The text gives the meaning of the colour.',
        example: (
          <Tag tone="danger" dot>
            已超时
          </Tag>
        ),
      },
      dont: {
        note: 'Red alone has to be learned, and is not visible to everybody.',
        example: (
          <Tag tone="danger" dot>
            3 天
          </Tag>
        ),
      },
    },
    {
      do: { note: 'An action is a button.', example: <Button size="small">催办</Button> },
      dont: {
        note: 'A tag with a click handler is not focusable.',
        example: <Tag tone="accent">催办</Tag>,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<span>` tinted by its tone, never wider than its container' },
    { part: 'Dot or mark', is: 'optional, before the text, in its colour' },
    { part: 'Words', is: 'one line that ends in an ellipsis; keep them short' },
    { part: 'Cross', is: 'with `onRemove`, a button named by its action and the label' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the cross; a tag without one takes no focus.' },
    { keys: 'Enter, Space, Delete, Backspace', does: 'On the cross, removes the tag.' },
  ],
};
