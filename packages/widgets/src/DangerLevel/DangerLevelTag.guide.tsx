import { Tag, type Guide } from '@mingjian/ui';
import { DangerLevelTag } from './DangerLevelTag';

/** Guide of `DangerLevelTag`. */
export const dangerLevelTagGuide: Guide = (say) => ({
  use: [
    say(
      '用于在表格、页头和打印的报告中，展示核验项或整份报告的警示度。',
      'To show the level of a check or of a whole report, in tables, headers and the printed report.',
    ),
    say(
      '面向不了解颜色含义的读者（客户和候选人），加 `text="meaning"`。',
      'With `text="meaning"` for readers who do not know the colours: clients and candidates.',
    ),
    say(
      '读者使用两种语言时，在外层放 `BilingualLabels`：字典值和警示度同时显示中英文。',
      'Inside `BilingualLabels` where readers use both languages: values of dictionaries and levels are in Chinese and English.',
    ),
  ],
  avoid: [
    say('选择警示度：用 `DangerLevelSelect`。', 'To select a level: use `DangerLevelSelect`.'),
    say(
      '工作状态：用 `Tag` 或 `StatusLight`。警示度是一种判断。',
      'For a work status: use `Tag` or `StatusLight`. A level is a judgement.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '形状、颜色和文字：任何一个都不单独传达含义。',
          'Shape, colour and text: none carries meaning alone.',
        ),
        example: <DangerLevelTag level={1} text="meaning" />,
      },
      dont: {
        note: say(
          '没有形状的红色标签看起来像“已超时”。',
          'A red tag without a shape looks like "overdue".',
        ),
        example: <Tag tone="danger">{say('高风险', 'High risk')}</Tag>,
      },
    },
  ],
  anatomy: [
    { part: say('容器', 'Box'), is: say('按警示度着色的 `Tag`', 'a `Tag` tinted by its level') },
    {
      part: say('形状', 'Shape'),
      is: say(
        '方形、三角、菱形、圆点或断开的圆环；对辅助技术隐藏',
        'square, triangle, diamond, disc or broken ring; hidden from assistive technology',
      ),
    },
    {
      part: say('文本', 'Text'),
      is: say('颜色、含义，或两者兼有', 'the colour, its meaning, or both'),
    },
  ],
  keyboard: [],
});
