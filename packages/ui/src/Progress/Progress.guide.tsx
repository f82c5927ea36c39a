import type { Guide } from '../internal/guide';
import { Progress } from './Progress';

/** The guide of `Progress`. */
export const progressGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于耗时超过几秒且终点已知的任务：上传、导入、订单的核查项。',
      'For tasks of more than a few seconds with a known end: an upload, an import, the checks of an order.',
    ),
    say(
      '计数比百分比更清楚时设置 `valueText`。',
      'With `valueText` where a count is clearer than a percentage.',
    ),
    say('总量未知时不设置 `value`。', 'Without `value` while the total is unknown.'),
  ],
  avoid: [
    say('等待中的按钮：请用按钮的 `loading`。', 'For a waiting button: use its `loading`.'),
    say(
      '内容加载：请用 `Skeleton`；列表刷新：请用 `ProgressLine`。',
      'For loading content: use `Skeleton`; for a list that refreshes: `ProgressLine`.',
    ),
    say('有名称的阶段：请用 `Steps`。', 'For stages with names: use `Steps`.'),
  ],
  pairs: [
    {
      do: {
        note: say('文字按任务的单位计数。', 'The text counts in the unit of the task.'),
        example: (
          <Progress
            label={say('数据核实', 'Data verification')}
            value={7}
            max={9}
            valueText={say('已核实 7 项，共 9 项', '7 of 9 checks verified')}
          />
        ),
      },
      dont: {
        note: say(
          '九项核查显示成百分比，还得换算回来。',
          'A percentage of nine checks has to be converted back.',
        ),
        example: <Progress label={say('数据核实', 'Data verification')} value={7} max={9} />,
      },
    },
    {
      do: {
        note: say(
          '任务失败：进度条停在原处，并用文字说明失败原因。',
          'It failed: the bar stays where it stopped, and the text gives the failure.',
        ),
        example: (
          <Progress
            label={say('导入候选人名单', 'Import candidate list')}
            value={42}
            tone="danger"
            valueText={say('第 14 行出错，已停止', 'Stopped: error in row 14')}
          />
        ),
      },
      dont: {
        note: say('仅靠颜色看不出任务已停止。', 'Colour alone does not show that it has stopped.'),
        example: (
          <Progress
            label={say('导入候选人名单', 'Import candidate list')}
            value={42}
            tone="danger"
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say(
        '正在进行的任务，即无障碍名称；`hideLabel` 使其在视觉上隐藏',
        'the running task: the accessible name; `hideLabel` hides it visually',
      ),
    },
    {
      part: say('值', 'Value'),
      is: say(
        '按当前语言格式显示的百分比，或 `valueText`',
        'the percentage in the format of the locale, or `valueText`',
      ),
    },
    {
      part: say('进度条或进度环', 'Bar or ring'),
      is: say(
        '即 `role="progressbar"`；没有值时持续移动，减弱动态效果时静止',
        'the `role="progressbar"`; without a value it moves, or rests with reduced motion',
      ),
    },
  ],
  keyboard: [],
});
