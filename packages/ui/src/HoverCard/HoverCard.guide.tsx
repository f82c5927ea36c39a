import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { HoverCard } from './HoverCard';

/** The guide of `HoverCard`. */
export const hoverCardGuide: Guide = {
  group: 'Overlays',
  use: [
    'For details of a candidate, a colleague or a company where only the name is shown, in a table or a log.',
    'With `content` as a function and `onOpenChange` where the content is loaded: nothing is loaded until the card opens.',
  ],
  avoid: [
    'For a short text without links: use `Tooltip`.',
    'For interactive content: use `Popover`, which stays until it is closed.',
    'For information that everybody needs: show it in the page. The card is never the only access.',
  ],
  pairs: [
    {
      do: {
        note: 'The name is a link itself; the card saves following it.',
        example: (
          <HoverCard label="候选人 欧阳静怡" content="产品总监，授权已签署，2 个订单进行中">
            <Link href="#candidate">欧阳静怡</Link>
          </HoverCard>
        ),
      },
      dont: {
        note: 'Important information is hidden until somebody hovers.',
        example: (
          <HoverCard label="注意" content="候选人目前在职，请勿联系现任雇主">
            <Link href="#note">注意事项</Link>
          </HoverCard>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Element', is: 'a `Link` or `Button`, given as the child' },
    {
      part: 'Card',
      is: 'a `role="dialog"` in a portal, named by `label`, as wide as its content up to 320 px',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Opens the card on focus; again, moves into the card, then out of it, which closes it.',
    },
    { keys: 'Shift+Tab', does: 'Moves back from the card to its element.' },
    { keys: 'Escape', does: 'Closes the card; focus returns to the element.' },
    { keys: 'Enter', does: 'Follows the link or presses the button that has the card.' },
  ],
};
