import type { Guide } from '../internal/guide';
import { Progress } from './Progress';

/** The guide of `Progress`. */
export const progressGuide: Guide = {
  use: [
    'For work of more than a few seconds whose end is known: an upload, an import, the checks of an order.',
    'With `valueText` where a count says more than a percentage.',
    'Without `value` while nobody knows how much there is.',
  ],
  avoid: [
    'For a button that waits: use its `loading`.',
    'For content on its way: use `Skeleton`; for a list that is brought up to date: `ProgressLine`.',
    'For stages with names: use `Steps`.',
  ],
  pairs: [
    {
      do: {
        note: 'The words count what people count.',
        example: <Progress label="数据核实" value={7} max={9} valueText="已核实 7 项，共 9 项" />,
      },
      dont: {
        note: 'A percentage of nine checks has to be worked out backwards.',
        example: <Progress label="数据核实" value={7} max={9} />,
      },
    },
    {
      do: {
        note: 'It failed: the bar stays where it stopped, and the words say so.',
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
        note: 'Colour alone does not say that it has stopped.',
        example: <Progress label="导入候选人名单" value={42} tone="danger" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'what is under way: the accessible name; `hideLabel` keeps it for assistive technology',
    },
    { part: 'Value', is: 'the percentage in the way of the language, or `valueText`' },
    {
      part: 'Bar or ring',
      is: 'the `role="progressbar"`; without a value it travels, or rests where motion is unwanted',
    },
  ],
  keyboard: [],
};
