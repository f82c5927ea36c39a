import type { Guide } from '../internal/guide';
import { Avatar } from './Avatar';

/** The guide of `Avatar`. */
export const avatarGuide: Guide = {
  use: [
    'To recognise a person at a glance: who signed in, who reviews, who wrote a note.',
    'Without `src` where there is no picture: the letters of the name stand in.',
  ],
  avoid: [
    'For a company, a file or a state: use an `Icon` or a `Tag`.',
    'For what can be pressed: put it into a `Button` or `Link` that has the name.',
  ],
  pairs: [
    {
      do: {
        note: 'Beside the written name it is decoration, and hidden: the name is read once.',
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name="欧阳静怡" aria-hidden /> 欧阳静怡
          </span>
        ),
      },
      dont: {
        note: 'Not hidden, it makes a screen reader say every name in the list twice.',
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name="欧阳静怡" /> 欧阳静怡
          </span>
        ),
      },
    },
    {
      do: {
        note: 'The whole name: the letters are chosen from it.',
        example: <Avatar name="Maria da Silva" />,
      },
      dont: {
        note: 'Letters made by the caller become the name that is read aloud.',
        example: <Avatar name="MS" />,
      },
    },
  ],
  anatomy: [
    { part: 'Disc', is: 'a `<span role="img">` of 24, 32 or 48 px; the accessible name is `name`' },
    { part: 'Picture', is: 'fills the disc; one that cannot be loaded gives way to the letters' },
    { part: 'Letters', is: 'the last two characters of a Chinese name, or two initials' },
  ],
  keyboard: [],
};
