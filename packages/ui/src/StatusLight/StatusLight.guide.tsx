import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { StatusLight } from './StatusLight';

const column = { display: 'grid', justifyItems: 'start', gap: 4 };

/** The guide of `StatusLight`. */
export const statusLightGuide: Guide = {
  group: 'Data display',
  use: [
    'For a column of states: checks of an order, rows of an import.',
    'Where a state is a sentence: it wraps.',
  ],
  avoid: [
    'For one state beside a title: use `Tag`, which is more prominent.',
    'For progress: use `Steps` or `Progress`.',
    'For a danger level of a report: use `DangerLevelTag`.',
  ],
  pairs: [
    {
      do: {
        note: 'In a column, aligned shapes are compared at a glance.',
        example: (
          <div style={column}>
            <StatusLight tone="success">已核实</StatusLight>
            <StatusLight tone="danger">与学信网记录不符</StatusLight>
            <StatusLight tone="active">核实中</StatusLight>
          </div>
        ),
      },
      dont: {
        note: 'In a column of tags nothing stands out.',
        example: (
          <div style={column}>
            <Tag tone="success">已核实</Tag>
            <Tag tone="danger">与学信网记录不符</Tag>
            <Tag tone="accent">核实中</Tag>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Shape',
      is: 'ring, target, disc, triangle, diamond or two bars: distinct without colour',
    },
    { part: 'Words', is: 'the state itself, in the colour of text; wraps anywhere' },
  ],
  keyboard: [],
};
