import type { Guide } from '@mingjian/ui';
import { offlineMap, peoplesSquare } from './MapPicker.fixtures';
import { MapPicker } from './MapPicker';

const box = { maxWidth: 420 };

/** Guide of `MapPicker`. */
export const mapPickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于需要坐标的地址：收件地址、面签地点。',
      'For an address that needs its coordinates: a delivery, a place to meet.',
    ),
    say(
      '值的坐标系由 `coordSystem` 声明，默认 GCJ-02；地图来源声明自己的坐标系，只换算一次。混用会偏移约半公里。',
      'The value’s system is declared by `coordSystem`, GCJ-02 by default; a provider declares its own, and points are converted once. Mixed up, they are half a kilometre off.',
    ),
    say(
      '密钥放在服务端：用 `hostProvider` 接上服务端的调用。',
      'Keys belong on the server: connect its calls by `hostProvider`.',
    ),
    say(
      '需要另行安装 `leaflet` 与 `react-leaflet`。后者采用 Hippocratic 2.1 许可，不属于 OSI 开源许可。',
      'Install `leaflet` and `react-leaflet` beside it. The latter is under the Hippocratic License 2.1, which is not an OSI licence.',
    ),
  ],
  avoid: [
    say('只需要省市区：用 `RegionCascader`。', 'A region is enough: use `RegionCascader`.'),
    say(
      '在界面或代码中换算坐标：那样会换算两次。',
      'Do not convert points around the field: they would be converted twice.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '没有地图也能选：搜索，再从列表中选择。',
          'It works without a map: search, and select from the list.',
        ),
        example: (
          <div style={box}>
            <MapPicker
              label={say('收件地址', 'Delivery address')}
              provider={offlineMap}
              showMap={false}
              defaultValue={peoplesSquare}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '只给地图：键盘和读屏用户无从选择。',
          'A map alone leaves out people who use a keyboard or a screen reader.',
        ),
        example: <div style={{ ...box, height: 120 }} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('搜索框', 'Search'),
      is: say(
        '带建议的组合框；空文本不搜索',
        'a combobox with suggestions; an empty text searches nothing',
      ),
    },
    {
      part: say('结果', 'Results'),
      is: say('按钮列表，每页 10 个地点', 'a list of buttons, 10 places a page'),
    },
    {
      part: say('地图', 'Map'),
      is: say(
        '延迟载入；获得焦点时为 `role="application"`',
        'loaded late; a `role="application"` while it has focus',
      ),
    },
    {
      part: say('已选地址', 'Selected address'),
      is: say('取得地址后才改变', 'changes once an address is known'),
    },
    {
      part: say('数据来源', 'Credit'),
      is: say('以文本显示，绝不作为 HTML', 'shown as text, never as HTML'),
    },
  ],
  keyboard: [
    {
      keys: '↓, ↑',
      does: say('在搜索框中：移动到建议。', 'In the search: moves to a suggestion.'),
    },
    {
      keys: 'Enter',
      does: say(
        '在搜索框中：选择建议或搜索。在地图上：选择标记处。',
        'In the search: selects a suggestion, or searches. On the map: selects the marker’s position.',
      ),
    },
    {
      keys: '←, →, ↑, ↓',
      does: say('在地图上：移动标记。', 'On the map: moves the marker.'),
    },
    { keys: '+, -', does: say('在地图上：缩放。', 'On the map: zooms.') },
    {
      keys: 'Escape',
      does: say(
        '关闭建议；在地图上：返回已选位置。',
        'Closes the suggestions; on the map: returns to the selected position.',
      ),
    },
  ],
});
