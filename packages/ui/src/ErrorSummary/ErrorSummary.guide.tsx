import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { ErrorSummary } from './ErrorSummary';

/** The guide of `ErrorSummary`. */
export const errorSummaryGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于超过一屏的表单上方，尝试提交之后：列出错误，并链接到对应字段。',
      'Above a form longer than a screen, after an attempt to submit it: the errors, with links to the fields.',
    ),
    say(
      '将 `focusKey` 设为提交次数，让所有人立即注意到。',
      'With `focusKey` as the number of attempts, so that everybody notices at once.',
    ),
    say(
      '字段在其他步骤或页面时，设置 `href`。',
      'With `href` for a field on another step or page.',
    ),
  ],
  avoid: [
    say(
      '只有两三个可见字段的表单：字段的 `error` 就够了；将焦点移到第一个出错的字段。',
      'For a form of two or three visible fields: the `error` of the field is enough; move focus to the first.',
    ),
    say(
      '与字段无关的问题（无网络、无权限）：使用 `Alert`。',
      'For problems without a field (no connection, no permission): use `Alert`.',
    ),
    say(
      '导入失败的行：使用 `BulkResult`。',
      'For rows of an import that failed: use `BulkResult`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '写明字段，给出修改方法，并链接到该字段。',
          'Names the field, gives the remedy, and links to it.',
        ),
        example: (
          <ErrorSummary
            errors={[
              {
                fieldId: 'guide-phone',
                message: say('手机：应为 11 位数字', 'Phone: must be 11 digits'),
              },
            ]}
          />
        ),
      },
      dont: {
        note: say(
          '要在六十个字段里自己找出错误。',
          'Somebody has to find the error among sixty fields.',
        ),
        example: (
          <Alert tone="danger">
            {say('表单填写有误，请检查', 'The form contains errors. Please check it.')}
          </Alert>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('区块', 'Section'),
      is: say(
        '以标题命名的地标；提交失败后获得焦点',
        'a landmark named by its title; takes focus after a failed attempt',
      ),
    },
    {
      part: say('标题', 'Title'),
      is: say(
        '带错误数量的标题，层级为 `headingLevel`',
        'a heading with the count, at `headingLevel`',
      ),
    },
    {
      part: say('链接', 'Links'),
      is: say('每个错误一个，按字段顺序排列', 'one for each error, in the order of the fields'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '从区块移到第一个链接，再移到下一个。',
        'Moves from the section to the first link, then to the next.',
      ),
    },
    {
      keys: 'Enter',
      does: say(
        '将焦点移到字段并滚动到可视区；字段为组时，移到选中的或第一个控件。',
        'Moves focus to the field and scrolls it into view; in a group, to the selected or first control.',
      ),
    },
  ],
});
