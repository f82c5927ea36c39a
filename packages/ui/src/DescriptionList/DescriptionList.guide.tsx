import type { Guide } from '../internal/guide';
import { DescriptionList } from './DescriptionList';

/** The guide of `DescriptionList`. */
export const descriptionListGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于展示单个对象的字段：订单、候选人、合同。',
      'For the fields of one object: an order, a candidate, a contract.',
    ),
    say(
      '备注和地址需要独占一行，设置 `wide`。',
      'With `wide` for remarks and addresses, which need a line of their own.',
    ),
  ],
  avoid: [
    say(
      '多个对象的相同字段：使用 `Table`，便于对比。',
      'For several objects with the same fields: use `Table`, where they can be compared.',
    ),
    say('可编辑的值：使用表单字段。', 'For editable values: use form fields.'),
    say(
      '一个最重要的数字：使用 `Statistic`。',
      'For one figure that matters most: use `Statistic`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '空值原样传入：界面显示短横线，朗读为“未填写”。',
          'An empty value is passed as it is: a dash is visible, "Not given" is announced.',
        ),
        example: (
          <DescriptionList
            columns={1}
            items={[
              { key: 'mobile', label: say('手机', 'Phone'), value: '138****2046' },
              { key: 'email', label: say('邮箱', 'Email'), value: null },
            ]}
          />
        ),
      },
      dont: {
        note: say(
          '调用方自拟空值文字，会导致各页不一致，还容易被当成真实的值。',
          'The caller’s own text for an empty value differs from page to page and looks like a value.',
        ),
        example: (
          <DescriptionList
            columns={1}
            items={[
              { key: 'mobile', label: say('手机', 'Phone'), value: '138****2046' },
              { key: 'email', label: say('邮箱', 'Email'), value: 'N/A' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('列表', 'List'),
      is: say(
        '一个 `<dl>`；列数取决于自身宽度，而非页面宽度',
        'a `<dl>`; its columns depend on its own width, not on that of the page',
      ),
    },
    {
      part: say('标签', 'Label'),
      is: say('小号弱化文字，位于值的上方', 'small and muted, above its value'),
    },
    {
      part: say('值', 'Value'),
      is: say(
        '可在任意位置换行，数字等宽；没有值时显示短横线',
        'wraps anywhere, figures of one width; a dash when there is none',
      ),
    },
  ],
  keyboard: [],
});
