import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';
import { RouterLink } from './LinkProvider.fixtures';

/** The guide of `LinkProvider`. */
export const linkProviderGuide: Guide = {
  group: 'Navigation',
  use: [
    'Once, inside the router of an application: every link of the library is then one of its own.',
    'Again around a part with a router of its own; the nearest one counts.',
    'With `useLinkComponent` for a link with other styles, such as the row of a chart.',
  ],
  avoid: [
    'For an application without a router: links are `<a>` anyway.',
    'For an action: use `Button`. For links to other sites: the component decides by `href`.',
  ],
  pairs: [
    {
      do: {
        note: 'One component, defined once, renders each link from the props of an `<a>`.',
        example: (
          <LinkProvider component={RouterLink}>
            <Link href="#orders">订单</Link> <Link href="#clients">客户</Link>
          </LinkProvider>
        ),
      },
      dont: {
        note: 'Handlers by hand lose the new tab, the copied address and the key that opens a window.',
        example: <Button onClick={() => {}}>订单</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Component',
      is: 'gets `href`, `children`, `ref`, `className`, `aria-*` and `onClick`, which it calls before it navigates',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows the link; with Ctrl or Command in another tab.' }],
};
