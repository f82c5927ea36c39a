import type { Guide } from '../internal/guide';
import { Spinner } from './Spinner';

const row = { display: 'inline-flex', alignItems: 'center', gap: 8 };

/** The guide of `Spinner`. */
export const spinnerGuide: Guide = {
  group: 'Feedback',
  use: [
    'For a short wait of unknown length and layout: a check in a field, a branch of a tree.',
    'With `decorative` beside a text with the same meaning.',
  ],
  avoid: [
    'Where the layout is known: use `Skeleton`.',
    'Where the end is known: use `Progress`.',
    'In a button: use its `loading`, which keeps width and focus.',
  ],
  pairs: [
    {
      do: {
        note: 'The text describes the wait; the ring is decorative.',
        example: (
          <span style={row}>
            <Spinner decorative /> 正在核对身份证号
          </span>
        ),
      },
      dont: {
        note: 'Not decorative, it is read as well: "Loading, checking the ID number".',
        example: (
          <span style={row}>
            <Spinner /> 正在核对身份证号
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Ring',
      is: 'a `<span>` as high as the text and in its colour; a `role="img"` with a name unless decorative, dotted and static with reduced motion',
    },
  ],
  keyboard: [],
};
