import type { Guide } from '@mingjian/ui';
import { DangerLevelSegments } from './DangerLevelSegments';
import { DangerLevelSelect } from './DangerLevelSelect';

/** Guide of `DangerLevelSegments`. */
export const dangerLevelSegmentsGuide: Guide = (say) => ({
  use: [
    say(
      '逐项评定多个核验项时：各等级一目了然，按数字键即可选择。',
      'To judge one check after the other: every level is in sight and has a number key.',
    ),
    say('可以一项也不选：尚未评定。', 'None may be selected: nobody has judged yet.'),
  ],
  avoid: [
    say(
      '空间有限，如表格与查询条件：用 `DangerLevelSelect`。',
      'Where room is short, as in tables and filters: use `DangerLevelSelect`.',
    ),
    say('展示警示度：用 `DangerLevelTag`。', 'To show a level: use `DangerLevelTag`.'),
  ],
  pairs: [
    {
      do: {
        note: say('宽的表单：全部展开。', 'In a wide form: all levels at once.'),
        example: (
          <DangerLevelSegments
            label={say('警示度', 'Danger level')}
            dangerType={1}
            defaultValue={2}
          />
        ),
      },
      dont: {
        note: say('逐项评定时不要反复打开列表。', 'A list to open for every check takes time.'),
        example: (
          <DangerLevelSelect
            label={say('警示度', 'Danger level')}
            dangerType={1}
            defaultValue={2}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('等级', 'Level'),
      is: say(
        '单选按钮，带形状、颜色和含义；比对类五项，记录查询类四项',
        'a radio button with shape, colour and meaning; five for a comparison, four otherwise',
      ),
    },
    {
      part: say('未提供的等级', 'Level that is not offered'),
      is: say('已存储的仍会显示，为禁用状态', 'a stored one is shown, and disabled'),
    },
  ],
  keyboard: [
    {
      keys: '1–5',
      does: say('红、黄、蓝、绿、灰。', 'Red, yellow, blue, green, grey.'),
    },
    {
      keys: '←, →, ↑, ↓',
      does: say('选择上一个或下一个等级。', 'Selects the level before or after.'),
    },
    { keys: 'Tab', does: say('前往下一个字段。', 'Goes to the next field.') },
  ],
});
