import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { HoverCard } from './HoverCard';

/** The guide of `HoverCard`. */
export const hoverCardGuide: Guide = {
  use: [
    'For more about a candidate, a colleague or a company where only the name is shown, in a table or a log.',
    'With `content` as a function and `onOpenChange` where the card must be fetched: nothing is loaded for names nobody asks about.',
  ],
  avoid: [
    'For a few words without links: use `Tooltip`.',
    'For something to do or fill in: use `Popover`, which stays until it is closed.',
    'For what everybody needs: show it in the page. The card is never the only way.',
  ],
  pairs: [
    {
      do: {
        note: 'The name leads somewhere by itself; the card saves the way.',
        example: (
          <HoverCard label="候选人 欧阳静怡" content="产品总监，授权已签署，2 个订单进行中">
            <Link href="#candidate">欧阳静怡</Link>
          </HoverCard>
        ),
      },
      dont: {
        note: 'What must be known before taking the order is hidden until somebody hovers.',
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
      does: 'Opens the card with the focus on its element; again, moves into the card, then out of it, which closes it.',
    },
    { keys: 'Shift+Tab', does: 'Moves back from the card to its element.' },
    { keys: 'Escape', does: 'Closes the card; focus goes back to the element.' },
    { keys: 'Enter', does: 'Follows the link or presses the button that the card belongs to.' },
  ],
};
