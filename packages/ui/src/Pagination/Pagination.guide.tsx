import type { Guide } from '../internal/guide';
import { Pagination } from './Pagination';

/** The guide of `Pagination`. */
export const paginationGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于服务端分页列表的下方，且总数准确。',
      'Below a paginated list from a server, with its exact total.',
    ),
    say(
      '获取下一页时设置 `loading`：在此之前保留当前页的内容。',
      'With `loading` while the next page is fetched: the rows of the current one stay until then.',
    ),
    say(
      '页码和每页条数保存在地址中，后退和分享链接均有效。',
      'The address stores page and size, so that Back and a shared link work.',
    ),
  ],
  avoid: [
    say('一页就能放下的列表：不需要分页。', 'For a list that fits on one page: omit it.'),
    say(
      '没有尽头的数据流，如日志：用 `VirtualList` 在末尾加载更多。',
      'For an endless stream, such as a log: load more at its end with `VirtualList`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '总数、位置、每页条数和跳转俱全。',
          'Total, position, size and jump are all present.',
        ),
        example: <Pagination defaultValue={{ page: 3, pageSize: 20 }} total={1284} />,
      },
      dont: {
        note: say('任何请求都不该使用的每页条数。', 'Sizes that no request should have.'),
        example: (
          <Pagination
            defaultValue={{ page: 1, pageSize: 1000 }}
            pageSizes={[1000, 5000]}
            total={128400}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: say('总数', 'Total'), is: say('所有页的总行数', 'the number of rows on all pages') },
    {
      part: say('页码', 'Pages'),
      is: say(
        '首页、末页和当前页的相邻页；小屏幕上只显示位置',
        'first, last, and the neighbours of the current one; on small screens the position alone',
      ),
    },
    {
      part: say('行', 'Line'),
      is: say(
        '设置 `loading` 时，显示在正在获取的页码下方',
        'with `loading`, below the page that is being fetched',
      ),
    },
    {
      part: say('每页条数', 'Size'),
      is: say(
        '10、20、30 或 50；切换后首个可见行仍然可见',
        '10, 20, 30 or 50; the first visible row stays visible',
      ),
    },
    {
      part: say('跳转', 'Jump'),
      is: say(
        '按页码跳转；超出末页的数字打开末页',
        'a page by its number; a number beyond the last opens the last',
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: say('在各按钮间移动。', 'Moves through the buttons.') },
    { keys: 'Enter, Space', does: say('打开该页。', 'Opens the page.') },
    {
      keys: say('跳转输入框中的 Enter', 'Enter in the jump field'),
      does: say('打开该页，并清空输入框。', 'Opens that page and empties the field.'),
    },
  ],
});
