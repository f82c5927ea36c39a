import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';
import { RouterLink } from './LinkProvider.fixtures';

/** The guide of `LinkProvider`. */
export const linkProviderGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '放在应用的路由内，只需一次：组件库的所有链接都会成为应用自己的链接。',
      'Once, inside the router of an application: every link of the library is then one of its own.',
    ),
    say(
      '某一部分有自己的路由时再包一层；以最近的一层为准。',
      'Again around a part with a router of its own; the nearest one counts.',
    ),
    say(
      '链接需要其他样式时使用 `useLinkComponent`，例如图表的一行。',
      'With `useLinkComponent` for a link with other styles, such as the row of a chart.',
    ),
  ],
  avoid: [
    say(
      '没有路由的应用：链接本来就是 `<a>`。',
      'For an application without a router: links are `<a>` anyway.',
    ),
    say(
      '执行操作：请用 `Button`。指向其他网站的链接：由该组件根据 `href` 判断。',
      'For an action: use `Button`. For links to other sites: the component decides by `href`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '只定义一个组件，用 `<a>` 的属性渲染每个链接。',
          'One component, defined once, renders each link from the props of an `<a>`.',
        ),
        example: (
          <LinkProvider component={RouterLink}>
            <Link href="#orders">{say('订单', 'Orders')}</Link>{' '}
            <Link href="#clients">{say('客户', 'Clients')}</Link>
          </LinkProvider>
        ),
      },
      dont: {
        note: say(
          '手写事件处理会失去新标签页、复制地址和用按键打开新窗口的能力。',
          'Handlers by hand lose the new tab, the copied address and the key that opens a window.',
        ),
        example: <Button onClick={() => {}}>{say('订单', 'Orders')}</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: say('组件', 'Component'),
      is: say(
        '接收 `href`、`children`、`ref`、`className`、`aria-*` 和 `onClick`，最后一项在跳转前调用',
        'gets `href`, `children`, `ref`, `className`, `aria-*` and `onClick`, which it calls before it navigates',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say(
        '打开链接；同时按住 Ctrl 或 Command 则在新标签页打开。',
        'Follows the link; with Ctrl or Command in another tab.',
      ),
    },
  ],
});
