import type { Guide } from '../internal/guide';
import { VirtualList } from './VirtualList';

/** The guide of `VirtualList`. */
export const virtualListGuide: Guide = (say) => {
  const items = Array.from(
    { length: 200 },
    (_, index) => `${say('候选人', 'Candidate')} ${index + 1}`,
  );
  const list = {
    label: say('候选人', 'Candidate'),
    items,
    itemKey: (item: string) => item,
    style: { height: 120 },
  };
  return {
    group: 'Data display',
    use: [
      say(
        '用于数千个任意高度的行，如日志、消息记录或很长的选项列表。',
        'For thousands of rows of any height, such as a log, a message history or a long list of options.',
      ),
      say(
        '滚动时加载下一部分：加 `onEndReach`。',
        'With `onEndReach` to load the next part during scrolling.',
      ),
      say(
        '在可见项之前插入较早的项时，加 `keepsPosition`。',
        'With `keepsPosition` when older items are inserted before the visible ones.',
      ),
    ],
    avoid: [
      say(
        '几百行以内：用 `List`，可打印，也可用浏览器查找。',
        'For up to a few hundred rows: use `List`, which can be printed and searched by the browser.',
      ),
      say(
        '没有数据时：改为显示 `EmptyState`。',
        'While there are no items: show an `EmptyState` instead.',
      ),
      say(
        '多列：用表格；层级：用自带虚拟滚动的 `Tree`。',
        'For columns: use a table; for a hierarchy: use `Tree`, which is virtual by itself.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            'key 属于数据项：增删数据项后高度仍然正确。',
            'The key belongs to the item: heights stay correct when items are added or removed.',
          ),
          example: <VirtualList {...list}>{(item) => item}</VirtualList>,
        },
        dont: {
          note: say(
            '以索引为 key，插入后某项的高度会错配给另一项。',
            'The index as key assigns the height of one item to another after an insertion.',
          ),
          example: (
            <VirtualList {...list} itemKey={(_, index) => index}>
              {(item) => item}
            </VirtualList>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('滚动容器', 'Scroller'),
        is: say(
          '有名称的 `role="list"`，是一个 Tab 停靠点；高度为 `--mj-virtual-list-height`',
          'a `role="list"` with a name and a tab stop; its height is `--mj-virtual-list-height`',
        ),
      },
      {
        part: say('行', 'Row'),
        is: say(
          '`role="listitem"`，带位置和总数；高度由测量得出',
          'a `role="listitem"` with its position and the number of all; its height is measured',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '先到滚动容器，再到各行内的可聚焦元素。',
          'Reaches the scroller, then the focusable elements of its rows.',
        ),
      },
      {
        keys: '↓, ↑, Page Down, Page Up, Home, End',
        does: say('原生滚动。', 'Scroll natively.'),
      },
    ],
  };
};
