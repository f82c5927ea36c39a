import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Link } from './Link';

/** The guide of `Link`. */
export const linkGuide: Guide = {
  group: 'Navigation',
  use: [
    'For navigation: a record, a page, a file. It can be opened in another tab, copied and shared.',
    'Below a `LinkProvider`, to open a page of the application by its router.',
    '`quiet` in columns of names, where twenty blue links would be too prominent.',
  ],
  avoid: ['For an action: use `Button`.'],
  pairs: [
    {
      do: {
        note: 'The text names the target.',
        example: (
          <p>
            请先阅读<Link href="#rules">背调授权说明</Link>。
          </p>
        ),
      },
      dont: {
        note: '“Here” means nothing in a list of links.',
        example: (
          <p>
            背调授权说明请点<Link href="#rules">这里</Link>。
          </p>
        ),
      },
    },
    {
      do: { note: 'A change is a button.', example: <Button>接单</Button> },
      dont: {
        note: 'A link with an action is followed by crawlers and opened in tabs.',
        example: <Link href="#take">接单</Link>,
      },
    },
  ],
  anatomy: [
    { part: 'Words', is: 'the accessible name; underlined on hover, and always inside text' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Goes there.' }],
};
