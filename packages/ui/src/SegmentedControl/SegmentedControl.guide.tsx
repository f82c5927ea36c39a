import { LayoutGrid, List } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { Switch } from '../Switch/Switch';
import { SegmentedControl } from './SegmentedControl';

/** The guide of `SegmentedControl`. */
export const segmentedControlGuide: Guide = (say) => {
  const views = [
    { value: 'list', label: say('列表', 'List'), icon: List },
    { value: 'cards', label: say('卡片', 'Cards'), icon: LayoutGrid },
  ];
  return {
    group: 'Choices',
    use: [
      say(
        '用于在两到五个简短选项中单选并立即生效：视图、时间段、登录方式。',
        'For one of two to five short choices that applies at once: a view, a period, a way to log in.',
      ),
      say(
        '在工具栏中，选项含义一目了然时设置 `hideLabel`。',
        'With `hideLabel` in a toolbar, where the options are self-explanatory.',
      ),
    ],
    avoid: [
      say(
        '切换页面的各部分：请用 `Tabs`，它会播报这是标签页。',
        'To switch between parts of a page: use `Tabs`, which announce that.',
      ),
      say(
        '超过五项或标签较长：请用 `Select`。带描述的选项：请用 `RadioGroup`。',
        'For more than five, or long labels: use `Select`. For choices with descriptions: `RadioGroup`.',
      ),
      say('开与关：请用 `Switch`。', 'For on and off: use `Switch`.'),
    ],
    pairs: [
      {
        do: {
          note: say('开与关应使用开关。', 'On and off is a switch.'),
          example: <Switch label={say('只看我的订单', 'Only my orders')} defaultChecked />,
        },
        dont: {
          note: say('亮起的是开还是关？', 'Which half is on?'),
          example: (
            <SegmentedControl
              label={say('只看我的订单', 'Only my orders')}
              options={[
                { value: 'on', label: say('开', 'On') },
                { value: 'off', label: say('关', 'Off') },
              ]}
              defaultValue="on"
            />
          ),
        },
      },
      {
        do: {
          note: say('几个长度相近的简短标签。', 'A few short labels of similar length.'),
          example: (
            <SegmentedControl
              label={say('视图', 'View')}
              hideLabel
              options={views}
              defaultValue="list"
            />
          ),
        },
        dont: {
          note: say(
            '标签过长会超出工具栏，只能滚动查看。',
            'Long labels overflow the toolbar and have to be scrolled.',
          ),
          example: (
            <SegmentedControl
              label={say('视图', 'View')}
              hideLabel
              options={[
                {
                  value: 'list',
                  label: say('按接单时间先后排列的列表', 'List sorted by time of acceptance'),
                },
                {
                  value: 'cards',
                  label: say('按背调项目分组的卡片', 'Cards grouped by background check item'),
                },
              ]}
              defaultValue="list"
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('组', 'Group'),
        is: say(
          '一个带 `<legend>` 的 `<fieldset>`，前者即组的名称',
          'a `<fieldset>` with a `<legend>`: the name of the group',
        ),
      },
      {
        part: say('分段', 'Segments'),
        is: say(
          '同名的原生单选按钮，各显示为分段条的一段；始终有一项被选中',
          'native radio buttons of one name, each shown as a part of the bar; one is always selected',
        ),
      },
      {
        part: say('图标', 'Icon'),
        is: say(
          '可选，位于标签之前，对辅助技术隐藏',
          'optional, before the label and hidden from assistive technology',
        ),
      },
      {
        part: say('说明', 'Help'),
        is: say(
          '`description`，位于下方，与该组一起朗读；禁用时为禁用原因',
          '`description`, below and read with the group; for a disabled one, the reason',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '移到选中的分段，再次按下离开该组。',
          'Moves to the selected segment, then out of the group.',
        ),
      },
      {
        keys: say('右方向键, 下方向键', 'Arrow right, Arrow down'),
        does: say(
          '选中下一个可用的分段，首尾循环；从右到左书写时改用左方向键。',
          'Select the next enabled one, wrapping around; in right-to-left text it is Arrow left.',
        ),
      },
      {
        keys: say('左方向键, 上方向键', 'Arrow left, Arrow up'),
        does: say(
          '选中上一个分段；从右到左书写时改用右方向键。',
          'Select the previous one; in right-to-left text it is Arrow right.',
        ),
      },
    ],
  };
};
