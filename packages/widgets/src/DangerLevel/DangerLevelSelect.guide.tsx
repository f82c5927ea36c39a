import { Select, type Guide } from '@mingjian/ui';
import { DangerLevelSelect } from './DangerLevelSelect';

const nothing = () => {};
const box = { maxWidth: 240 };

/** Guide of `DangerLevelSelect`. */
export const dangerLevelSelectGuide: Guide = (say) => ({
  use: [
    say(
      '用于评定报告的一个核验项，如学历、工作履历或诉讼。',
      'To judge one check of a report, such as education, employment or lawsuits.',
    ),
    say(
      '传入核验项的 `dangerType`，由它决定是否提供蓝色。',
      'With the `dangerType` of the check, which decides whether blue is offered.',
    ),
  ],
  avoid: [
    say('展示警示度：用 `DangerLevelTag`。', 'To show a level: use `DangerLevelTag`.'),
    say(
      '按多个警示度筛选列表：用 `MultiSelect`。',
      'To filter a list by several levels: use `MultiSelect`.',
    ),
    say(
      '工作状态：用 `Select`。警示度是一种判断。',
      'For a work status: use `Select`. A level is a judgement.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '有形状、颜色和含义，五个等级打印出来也能区分。',
          'With shape, colour and meaning the five levels differ in print, too.',
        ),
        example: (
          <div style={box}>
            <DangerLevelSelect
              label={say('警示度', 'Danger level')}
              dangerType={1}
              defaultValue={2}
            />
          </div>
        ),
      },
      dont: {
        note: say('单独的颜色名称需要记忆。', 'A colour name alone has to be learned.'),
        example: (
          <div style={box}>
            <Select
              label={say('警示度', 'Danger level')}
              options={[
                say('红', 'Red'),
                say('黄', 'Yellow'),
                say('蓝', 'Blue'),
                say('绿', 'Green'),
                say('灰', 'Grey'),
              ].map((label) => ({ value: label, label }))}
              value={say('黄', 'Yellow')}
              onValueChange={nothing}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('字段', 'Field'),
      is: say(
        '带标签、说明和错误的 `Select`；接受其所有 props',
        'a `Select` with label, description and error; it accepts all its props',
      ),
    },
    {
      part: say('选项', 'Option'),
      is: say(
        '形状、颜色和含义；比对类五项，记录查询类四项',
        'shape, colour and meaning; five for a comparison, four for a search of records',
      ),
    },
    {
      part: say('未提供的等级', 'Level that is not offered'),
      is: say(
        '已存储的仍会显示，在列表中为禁用状态',
        'a stored one is shown, and disabled in the list',
      ),
    },
  ],
  keyboard: [
    {
      keys: '1–5',
      does: say(
        '不打开列表，直接选择红、黄、蓝、绿、灰。',
        'Selects red, yellow, blue, green or grey without opening the list.',
      ),
    },
    {
      keys: 'Enter, Space, ↓, ↑',
      does: say('打开列表并定位到选中的等级。', 'Opens the list at the selected level.'),
    },
    { keys: '↓, ↑, Home, End', does: say('在各等级间移动。', 'Moves through the levels.') },
    {
      keys: say('字母键', 'Letters'),
      does: say('跳至以所输入字母开头的等级。', 'Jumps to the level that starts with them.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '选中选项，关闭列表，焦点回到按钮。',
        'Selects, closes and returns focus to the button.',
      ),
    },
    { keys: 'Escape, Tab', does: say('关闭列表，不作更改。', 'Closes without a change.') },
  ],
});
