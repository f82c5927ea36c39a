import type { Guide } from '../internal/guide';
import { Progress } from './Progress';

/** The guide of `Progress`. */
export const progressGuide: Guide = {
  group: 'Feedback',
  use: [
    'For tasks of more than a few seconds with a known end: an upload, an import, the checks of an order.',
    'With `valueText` where a count is clearer than a percentage.',
    'Without `value` while the total is unknown.',
  ],
  avoid: [
    'For a waiting button: use its `loading`.',
    'For loading content: use `Skeleton`; for a list that refreshes: `ProgressLine`.',
    'For stages with names: use `Steps`.',
  ],
  pairs: [
    {
      do: {
        note: 'The text counts in the unit of the task.',
        example: <Progress label="数据核实" value={7} max={9} valueText="已核实 7 项，共 9 项" />,
      },
      dont: {
        note: 'A percentage of nine checks has to be converted back.',
        example: <Progress label="数据核实" value={7} max={9} />,
      },
    },
    {
      do: {
        note: 'It failed: the bar stays where it stopped, and the text gives the failure.',
        example: (
          <Progress
            label="导入候选人名单"
            value={42}
            tone="danger"
            valueText="第 14 行出错，已停止"
          />
        ),
      },
      dont: {
        note: 'Colour alone does not show that it has stopped.',
        example: <Progress label="导入候选人名单" value={42} tone="danger" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'the running task: the accessible name; `hideLabel` hides it visually',
    },
    { part: 'Value', is: 'the percentage in the format of the locale, or `valueText`' },
    {
      part: 'Bar or ring',
      is: 'the `role="progressbar"`; without a value it moves, or rests with reduced motion',
    },
  ],
  keyboard: [],
};
