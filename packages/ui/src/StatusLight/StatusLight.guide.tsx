import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { StatusLight } from './StatusLight';

const column = { display: 'grid', justifyItems: 'start', gap: 4 };

/** The guide of `StatusLight`. */
export const statusLightGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于一列状态：订单的核验项、导入的各行。',
      'For a column of states: checks of an order, rows of an import.',
    ),
    say('用于以一句话描述的状态：文字会换行。', 'Where a state is a sentence: it wraps.'),
  ],
  avoid: [
    say(
      '标题旁的单个状态：用更醒目的 `Tag`。',
      'For one state beside a title: use `Tag`, which is more prominent.',
    ),
    say('进度：用 `Steps` 或 `Progress`。', 'For progress: use `Steps` or `Progress`.'),
    say(
      '报告的警示度：用 `DangerLevelTag`。',
      'For a danger level of a report: use `DangerLevelTag`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '同一列中形状对齐，一眼即可比较。',
          'In a column, aligned shapes are compared at a glance.',
        ),
        example: (
          <div style={column}>
            <StatusLight tone="success">{say('已核实', 'Verified')}</StatusLight>
            <StatusLight tone="danger">
              {say('与学信网记录不符', 'Does not match CHSI records')}
            </StatusLight>
            <StatusLight tone="active">{say('核实中', 'Verifying')}</StatusLight>
          </div>
        ),
      },
      dont: {
        note: say('整列都是标签，没有一个突出。', 'In a column of tags nothing stands out.'),
        example: (
          <div style={column}>
            <Tag tone="success">{say('已核实', 'Verified')}</Tag>
            <Tag tone="danger">{say('与学信网记录不符', 'Does not match CHSI records')}</Tag>
            <Tag tone="accent">{say('核实中', 'Verifying')}</Tag>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('形状', 'Shape'),
      is: say(
        '圆环、靶心、圆点、三角、菱形或双竖条：不靠颜色也能区分',
        'ring, target, disc, triangle, diamond or two bars: distinct without colour',
      ),
    },
    {
      part: say('文字', 'Words'),
      is: say(
        '状态本身，采用文本颜色；可在任意位置换行',
        'the state itself, in the colour of text; wraps anywhere',
      ),
    },
  ],
  keyboard: [],
});
