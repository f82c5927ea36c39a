import type { Guide } from '../internal/guide';
import { NumberField } from '../NumberField/NumberField';
import { Slider } from './Slider';

const percent = (value: number) => `${value}%`;

/** The guide of `Slider`. */
export const sliderGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于不要求精确数值的粗略选择：抽样比例、两个姓名的相似度。',
      'For a rough choice where the exact number does not matter: a share to sample, the similarity of two names.',
    ),
    say(
      '需要标注刻度时设置 `marks`；需要标注两端时设置 `minLabel` 和 `maxLabel`。',
      'With `marks` for labelled positions; with `minLabel` and `maxLabel` for labelled ends.',
    ),
  ],
  avoid: [
    say('要求精确数值：请用 `NumberField`。', 'Where the exact number matters: use `NumberField`.'),
    say(
      '两到五个固定选项：请用 `SegmentedControl` 或 `RadioGroup`。',
      'For two to five fixed choices: use `SegmentedControl` or `RadioGroup`.',
    ),
    say('显示进度：请用 `Progress`。', 'To show progress: use `Progress`.'),
  ],
  pairs: [
    {
      do: {
        note: say('精确的金额应直接输入。', 'An exact amount is typed.'),
        example: (
          <NumberField label={say('预付款（元）', 'Prepayment (CNY)')} defaultValue={128000} />
        ),
      },
      dont: {
        note: say(
          '没人能从五十万个数字里拖准一个。',
          'Nobody can select one number out of half a million.',
        ),
        example: (
          <Slider
            label={say('预付款（元）', 'Prepayment (CNY)')}
            defaultValue={128000}
            max={500000}
          />
        ),
      },
    },
    {
      do: {
        note: say(
          '数值带单位，并与单位一起朗读。',
          'The value has its unit, and is read aloud with it.',
        ),
        example: (
          <Slider
            label={say('质检抽样比例', 'Quality check sampling rate')}
            defaultValue={30}
            valueText={percent}
          />
        ),
      },
      dont: {
        note: say('30 个什么？', 'Thirty of what?'),
        example: <Slider label={say('质检抽样', 'Quality check sampling')} defaultValue={30} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say('一个 `<label>`，即无障碍名称', 'a `<label>`: the accessible name'),
    },
    {
      part: say('轨道和滑块', 'Track and thumb'),
      is: say(
        '原生 `<input type="range">`，从最小值开始填充；从右到左书写时从右侧开始',
        'a native `<input type="range">`, filled from the least value; it starts at the right in right-to-left text',
      ),
    },
    {
      part: say('值', 'Value'),
      is: say(
        '轨道后以文字显示的值；作为值文本播报',
        'the value as text after the track; it is announced as the value text',
      ),
    },
    {
      part: say('两端或刻度', 'Ends or marks'),
      is: say(
        '轨道下方的标签，对辅助技术隐藏',
        'labels below the track, hidden from assistive technology',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say(
        '位于下方，与滑块一起朗读；禁用时为禁用原因',
        'below, read with the slider; for a disabled one, the reason',
      ),
    },
  ],
  keyboard: [
    {
      keys: say('右方向键、上方向键', 'Arrow right, Arrow up'),
      does: say(
        '增加一个步长；从右到左书写时改用左方向键增加。',
        'Increase by a step; in right-to-left text Arrow left increases.',
      ),
    },
    {
      keys: say('左方向键、下方向键', 'Arrow left, Arrow down'),
      does: say(
        '减少一个步长；从右到左书写时改用右方向键减少。',
        'Decrease by a step; in right-to-left text Arrow right decreases.',
      ),
    },
    {
      keys: 'Page up, Page down',
      does: say('移动范围的十分之一。', 'Move by a tenth of the range.'),
    },
    {
      keys: 'Home, End',
      does: say('移到最小值或最大值。', 'Move to the least and the greatest value.'),
    },
  ],
});
