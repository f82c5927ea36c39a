import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { HoverCard } from './HoverCard';

/** The guide of `HoverCard`. */
export const hoverCardGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于表格或日志等只显示名称之处，展示候选人、同事或公司的详情。',
      'For details of a candidate, a colleague or a company where only the name is shown, in a table or a log.',
    ),
    say(
      '内容需要加载时，`content` 传入函数并配合 `onOpenChange`：卡片打开前不加载任何内容。',
      'With `content` as a function and `onOpenChange` where the content is loaded: nothing is loaded until the card opens.',
    ),
  ],
  avoid: [
    say('不含链接的简短文字：使用 `Tooltip`。', 'For a short text without links: use `Tooltip`.'),
    say(
      '可交互的内容：使用 `Popover`，它会保持打开直到被关闭。',
      'For interactive content: use `Popover`, which stays until it is closed.',
    ),
    say(
      '人人都需要的信息：直接显示在页面上。卡片绝不能是唯一入口。',
      'For information that everybody needs: show it in the page. The card is never the only access.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '名称本身就是链接；有了卡片，往往不必再点进去。',
          'The name is a link itself; the card saves following it.',
        ),
        example: (
          <HoverCard
            label={say('候选人 欧阳静怡', 'Candidate Ouyang Jingyi')}
            content={say(
              '产品总监，授权已签署，2 个订单进行中',
              'Product director, authorisation signed, 2 orders in progress',
            )}
          >
            <Link href="#candidate">{say('欧阳静怡', 'Ouyang Jingyi')}</Link>
          </HoverCard>
        ),
      },
      dont: {
        note: say(
          '重要信息被藏起来，悬停才能看到。',
          'Important information is hidden until somebody hovers.',
        ),
        example: (
          <HoverCard
            label={say('注意', 'Attention')}
            content={say(
              '候选人目前在职，请勿联系现任雇主',
              'The candidate is currently employed. Please do not contact the current employer.',
            )}
          >
            <Link href="#note">{say('注意事项', 'Please note')}</Link>
          </HoverCard>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('元素', 'Element'),
      is: say('作为子元素传入的 `Link` 或 `Button`', 'a `Link` or `Button`, given as the child'),
    },
    {
      part: say('卡片', 'Card'),
      is: say(
        '位于 portal 中的 `role="dialog"`，由 `label` 命名，宽度随内容，最大 320 px',
        'a `role="dialog"` in a portal, named by `label`, as wide as its content up to 320 px',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '获得焦点时打开卡片；再按一次移入卡片，再按一次移出并关闭卡片。',
        'Opens the card on focus; again, moves into the card, then out of it, which closes it.',
      ),
    },
    {
      keys: 'Shift+Tab',
      does: say('从卡片移回其元素。', 'Moves back from the card to its element.'),
    },
    {
      keys: 'Escape',
      does: say('关闭卡片；焦点回到元素。', 'Closes the card; focus returns to the element.'),
    },
    {
      keys: 'Enter',
      does: say(
        '打开卡片所属的链接，或按下卡片所属的按钮。',
        'Follows the link or presses the button that has the card.',
      ),
    },
  ],
});
