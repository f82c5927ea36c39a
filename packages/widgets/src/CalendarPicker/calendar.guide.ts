import type { Say } from '@mingjian/ui';

/** Returns the parts of both calendars. */
export const calendarAnatomy = (say: Say) => [
  {
    part: say('月份与年份', 'Month and year'),
    is: say('列表，两侧按钮切换月份', 'lists, with buttons to step by a month'),
  },
  {
    part: say('标记', 'Marks'),
    is: say('“休”为法定假日，“班”为调休上班', 'H for a public holiday, W for a make-up day'),
  },
  {
    part: say('提示', 'Hint'),
    is: say(
      '焦点所在日期的假日名称，或不可选的原因',
      'the holiday of the day that has focus, or why it is disabled',
    ),
  },
  {
    part: say('结果', 'Selection'),
    is: say('所选日期与工作日数', 'the selected days, and the number of working days'),
  },
];

/** Returns the keys of both calendars. */
export const calendarKeys = (say: Say) => [
  { keys: '←, →, ↑, ↓', does: say('移动一天或一周。', 'Moves by a day or a week.') },
  {
    keys: 'Home, End',
    does: say('移至本周的第一天或最后一天。', 'Moves to the start or end of the week.'),
  },
  { keys: 'Page Up, Page Down', does: say('移动一个月。', 'Moves by a month.') },
  { keys: 'Enter, Space', does: say('选中该日。', 'Selects the day.') },
];
