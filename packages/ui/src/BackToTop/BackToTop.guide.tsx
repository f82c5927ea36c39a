import type { Guide } from '../internal/guide';
import { Pagination } from '../Pagination/Pagination';
import { BackToTop } from './BackToTop';

/** The guide of `BackToTop`. */
export const backToTopGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于超过两屏的页面：报告、长列表。',
      'On pages longer than two screens: reports, long lists.',
    ),
    say(
      '放在滚动容器之后，使其成为下一个 Tab 停靠点。',
      'Mounted after its scroller, so that it is the next tab stop.',
    ),
  ],
  avoid: [
    say(
      '列表已分页：`Pagination` 能控制其长度。',
      'Where the list has pages: `Pagination` keeps it short.',
    ),
    say('对话框内：让对话框的内容自行滚动。', 'In a dialog: let its content scroll.'),
  ],
  pairs: [
    {
      do: {
        note: say('分页列表不需要这个按钮。', 'A paginated list needs no such button.'),
        example: <Pagination defaultValue={{ page: 1, pageSize: 20 }} total={1284} />,
      },
      dont: {
        note: say(
          '在不滚动的页面上，按钮要么永不出现，要么挡住最后一行。',
          'On a page that does not scroll the button never appears, or covers the last row.',
        ),
        example: <BackToTop threshold={0} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('按钮', 'Button'),
      is: say('滚动超过阈值后出现在窗口一角', 'in the corner of the window, after the threshold'),
    },
    {
      part: say('图标', 'Icon'),
      is: say('20 px；名称同时作为文字提示', '20 px; the name is a tooltip too'),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '滚动到顶部；焦点移到滚动容器。',
        'Scrolls to the top; focus moves to the scroller.',
      ),
    },
  ],
});
