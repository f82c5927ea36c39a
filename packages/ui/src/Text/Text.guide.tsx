import type { Guide } from '../internal/guide';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

/** The guide of `Text`. */
export const textGuide: Guide = (say) => {
  const company = say(
    '上海明鉴人力资源信息技术服务有限公司华东分公司',
    'Shanghai Mingjian Human Resources Information Technology Services Co., Ltd., East China Branch',
  );
  return {
    group: 'Data display',
    use: [
      say(
        '用于其他组件之外的文本：备注、标题下的一行、金额。',
        'For text outside other components: a remark, a line below a title, an amount.',
      ),
      say(
        '数字、日期和编号列加 `tabular`。',
        'With `tabular` for columns of numbers, dates and ids.',
      ),
      say(
        '空间固定时加 `lines`：完整文字在文字提示中，键盘也可到达。',
        'With `lines` where the space is fixed: the full text is in a tooltip that the keyboard reaches.',
      ),
    ],
    avoid: [
      say(
        '区块标题：用 `Heading`，用户借助它在页面中导航。',
        'For the title of a section: use `Heading`, by which people navigate the page.',
      ),
      say(
        '状态：用 `StatusLight` 或 `Tag`，除颜色外还有形状。',
        'For a state: use `StatusLight` or `Tag`, which have a shape besides the colour.',
      ),
      say(
        '字段的说明或错误：传给字段，由字段播报。',
        'For the description or the error of a field: pass it to the field, which announces it.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('一行加强，其余弱化。', 'One line is strong, the others are muted.'),
          example: (
            <Stack gap="xxs">
              <Text strong>{say('欧阳静怡', 'Ouyang Jingyi')}</Text>
              <Text size="small" tone="muted">
                {say('下单 2026-11-17 10:03', 'Ordered 2026-11-17 10:03')}
              </Text>
            </Stack>
          ),
        },
        dont: {
          note: say('处处加强，等于没有加强。', 'Where everything is strong, nothing is.'),
          example: (
            <Stack gap="xxs">
              <Text strong>{say('欧阳静怡', 'Ouyang Jingyi')}</Text>
              <Text strong tone="danger">
                {say('下单 2026-11-17 10:03', 'Ordered 2026-11-17 10:03')}
              </Text>
            </Stack>
          ),
        },
      },
      {
        do: {
          note: say(
            '名称可以截断：文字提示中有全文。',
            'A name may be truncated: the tooltip has all of it.',
          ),
          example: (
            <div style={{ width: 160 }}>
              <Text lines={1}>{company}</Text>
            </div>
          ),
        },
        dont: {
          note: say(
            '金额不可截断：末尾几位数字很重要。',
            'An amount must not: its last digits matter.',
          ),
          example: (
            <div style={{ width: 72 }}>
              <Text lines={1}>{say('12,345,678.90 元', 'CNY 12,345,678.90')}</Text>
            </div>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('文字', 'Words'),
        is: say('一个 `<span>` 或 `<p>`，无外边距', 'one `<span>` or `<p>`, without margins'),
      },
      {
        part: say('文字提示', 'Tooltip'),
        is: say(
          '设置 `lines` 且文字放不下时才有',
          'with `lines`, and only while the text does not fit',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '设置 `lines` 且文字放不下时：显示全文。',
          'With `lines`, and only while the text does not fit: shows the whole text.',
        ),
      },
      { keys: 'Escape', does: say('隐藏全文。', 'Hides the whole text.') },
    ],
  };
};
