import type { Guide } from '../internal/guide';
import { Avatar } from './Avatar';

/** The guide of `Avatar`. */
export const avatarGuide: Guide = {
  group: 'Data display',
  use: [
    'To recognise a person at a glance: the signed-in user, a reviewer, the author of a note.',
    'Without `src` where there is no picture: the initials are shown.',
  ],
  avoid: [
    'For a company, a file or a state: use an `Icon` or a `Tag`.',
    'For something to press: put it into a `Button` or `Link` that has the name.',
  ],
  pairs: [
    {
      do: {
        note: 'Beside the written name it is decorative and hidden: the name is read once.',
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name="欧阳静怡" aria-hidden /> 欧阳静怡
          </span>
        ),
      },
      dont: {
        note: 'Not hidden, it makes a screen reader read every name in the list twice.',
        example: (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Avatar name="欧阳静怡" /> 欧阳静怡
          </span>
        ),
      },
    },
    {
      do: {
        note: 'The full name: the initials are derived from it.',
        example: <Avatar name="Maria da Silva" />,
      },
      dont: {
        note: 'Initials passed as the name are read aloud as the name.',
        example: <Avatar name="MS" />,
      },
    },
  ],
  anatomy: [
    { part: 'Disc', is: 'a `<span role="img">` of 24, 32 or 48 px; the accessible name is `name`' },
    { part: 'Picture', is: 'fills the disc; the initials replace one that cannot be loaded' },
    { part: 'Letters', is: 'the last two characters of a Chinese name, or two initials' },
  ],
  keyboard: [],
};
