import type { Guide } from '@mingjian/ui';
import { RegionCascader } from '../RegionCascader';
import { RegionRows } from './RegionRows';

const box = { maxWidth: 560 };

/** Guide of `RegionRows`. */
export const regionRowsGuide: Guide = (say) => ({
  use: [
    say(
      '用于多个省份及其中若干城市：核查覆盖的地区、销售大区。',
      'For several provinces with some of their cities: the places that a check covers, a sales area.',
    ),
    say(
      '每行的值是省份代码和城市代码的列表；没有城市表示其全部城市。',
      'A row holds the code of a province and a list of codes of cities. No cities stand for the whole province.',
    ),
  ],
  avoid: [
    say('一个地区：用 `RegionCascader`。', 'For one region: use `RegionCascader`.'),
    say(
      '不分省份的多个地区：用 `RegionCascader` 的 `multiple`。',
      'For several regions in no order: use `RegionCascader` with `multiple`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '每个省份一行，城市在省份内选择。',
          'One row for each province, its cities beside it.',
        ),
        example: (
          <div style={box}>
            <RegionRows
              label={say('核查覆盖的地区', 'Places covered')}
              defaultValue={[{ province: '330000', city: ['330100', '330200'] }]}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '一个城市一个字段，加一个城市就要改表单。',
          'A field for each city: another city needs another form.',
        ),
        example: (
          <div style={box}>
            <RegionCascader
              label={say('城市一', 'First city')}
              level={2}
              defaultValue='["330000","330100"]'
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('省份', 'Province'),
      is: say(
        '其他行已有的省份不可选，并注明在第几行',
        'those of other rows are disabled and name the row',
      ),
    },
    {
      part: say('城市', 'Cities'),
      is: say('多选；省份改变时清空', 'any number; a new province clears them'),
    },
    {
      part: say('上移、下移、删除', 'Up, down, delete'),
      is: say('行的顺序与去留；结果会播报', 'order and removal of the row; both are announced'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say('在字段和按钮之间移动。', 'Moves through fields and buttons.'),
    },
    {
      keys: 'Alt + ↑, Alt + ↓',
      does: say('移动焦点所在的行，焦点随行移动。', 'Move the row that has focus, with the focus.'),
    },
    {
      keys: 'Enter, Space',
      does: say('打开列表，或按下按钮。', 'Opens a list or presses a button.'),
    },
  ],
});
