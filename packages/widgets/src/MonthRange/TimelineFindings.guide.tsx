import type { Guide } from '@mingjian/ui';
import { MonthRange } from './MonthRange';
import { TimelineFindings } from './TimelineFindings';

const today = '2026-11-24';
const first = { from: '2017-07', to: '2020-12' };
const second = { from: '2021-03', to: 'PRESENT' };

/** Guide of `TimelineFindings`. */
export const timelineFindingsGuide: Guide = (say) => ({
  use: [
    say(
      '放在若干段经历下方：指出空缺与重叠的月份，并写明是哪两段。',
      'Below the rows of a curriculum vitae: it finds gaps and overlaps, and names the two rows.',
    ),
    say(
      '它只提示，不阻止保存：空缺可能有正当理由。',
      'It informs and blocks nothing: a gap may have a good reason.',
    ),
  ],
  avoid: [
    say(
      '单独一段的错误：由 `MonthRange` 自己显示。',
      'An error of one row: its `MonthRange` shows it.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('写明哪两段、哪些月份。', 'Name the rows and the months.'),
        example: (
          <TimelineFindings
            today={today}
            rows={[
              { name: say('甲公司', 'First employer'), range: first },
              { name: say('乙公司', 'Second employer'), range: second },
            ]}
          />
        ),
      },
      dont: {
        note: say(
          '不要把空缺当作某一段的错误。',
          'Do not show a gap as an error of one of its rows.',
        ),
        example: (
          <MonthRange
            label={say('任职时间', 'Employed')}
            today={today}
            defaultValue={second}
            error={say('时间有空缺', 'There is a gap')}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('空缺', 'Gap'),
      is: say('前后两段之间没有经历的月份', 'months between two rows that no row covers'),
    },
    {
      part: say('重叠', 'Overlap'),
      is: say(
        '两段同时覆盖的月份；同一个月内离职并入职不算',
        'months that two rows cover; a change within one month is none',
      ),
    },
  ],
  keyboard: [],
});
