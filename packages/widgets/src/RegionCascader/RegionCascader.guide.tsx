import { TextField, type Guide } from '@mingjian/ui';
import { RegionCascader } from './RegionCascader';

const box = { maxWidth: 320 };

/** Guide of `RegionCascader`. */
export const regionCascaderGuide: Guide = (say) => ({
  use: [
    say(
      '用于选择中国的省、市、区县或“海外”：公司所在地、户籍、收件地址。',
      'For a province, city or district of China, or "overseas": the seat of a company, a household register, a postal address.',
    ),
    say(
      '值是代码数组的 JSON 文本，如 `["310000","310100","310115"]`；没有改动时逐字节保持原样。',
      'The value is the JSON text of a list of codes, such as `["310000","310100","310115"]`. Unchanged, it stays the same to the byte.',
    ),
    say(
      '地区表随包提供，用到时才载入。已撤销的代码照常显示，并说明现属何处。',
      'The table comes with the package and is loaded when it is needed. Retired codes are still named, with the region they belong to now.',
    ),
  ],
  avoid: [
    say(
      '省份与多个城市成行录入：用 `RegionRows`。',
      'For rows of a province and several cities: use `RegionRows`.',
    ),
    say(
      '街道与门牌：在旁边放一个 `TextField`。',
      'For a street and number: put a `TextField` beside it.',
    ),
    say('公司自己的层级：用 `TreeSelect`。', 'For a hierarchy of your own: use `TreeSelect`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '选择得到代码，可以按省、市筛选和统计。',
          'A selection gives codes, by which rows can be filtered and counted.',
        ),
        example: (
          <div style={box}>
            <RegionCascader
              label={say('所在地区', 'Region')}
              defaultValue='["310000","310100","310115"]'
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '手写的地区每个人写法不同，也无法筛选。',
          'Everyone writes a typed region differently, and nothing can be filtered by it.',
        ),
        example: (
          <div style={box}>
            <TextField
              label={say('所在地区', 'Region')}
              defaultValue={say('上海浦东', 'Shanghai, Pudong')}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('按钮', 'Button'),
      is: say(
        '地区的路径；重复的中间层（北京市 / 北京市）只显示一次',
        'the path of the region; a level that only repeats the one above is left out',
      ),
    },
    {
      part: say('搜索', 'Search'),
      is: say(
        '名称、路径、代码、拼音、首字母，或粘贴整个地址',
        'by name, path, code, pinyin or initials, or with a pasted address',
      ),
    },
    {
      part: say('提示行', 'Hint'),
      is: say(
        '结果数、最近选择，或已撤销地区的现属地区',
        'the number of results, the regions selected last, or the successor of a retired region',
      ),
    },
    {
      part: say('列', 'Columns'),
      is: say(
        '省、市、区县各一列；手机上是抽屉，一次一列',
        'one for provinces, cities and districts each; on a phone a sheet with one at a time',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, ↓',
      does: say('打开面板，焦点在搜索框。', 'Opens the panel with focus on the search.'),
    },
    {
      keys: '↓',
      does: say(
        '有搜索文字时移到下一个结果，否则进入列。',
        'Moves to the next result while there is a text, else into the columns.',
      ),
    },
    {
      keys: '↑, ↓, Home, End',
      does: say('在一列中移动，下级随之打开。', 'Move in a column, which opens the parts.'),
    },
    {
      keys: '←, →',
      does: say('移到上一级、下一级。', 'Move to the level above or below.'),
    },
    {
      keys: 'Enter',
      does: say('打开下级；没有下级时选中。', 'Opens the parts, or selects a region without any.'),
    },
    {
      keys: 'Space',
      does: say('多选时勾选或取消。', 'Checks or unchecks a region where several can be selected.'),
    },
    {
      keys: 'Escape',
      does: say('关闭面板，焦点回到按钮。', 'Closes the panel and returns focus to the button.'),
    },
  ],
});
