import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Alert } from './Alert';

/** The guide of `Alert`. */
export const alertGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于页面打开期间始终有效的提示：订单即将超时、部分行未能导入、页面的规则。',
      'For a notice that stays valid while the page is open: an order about to be late, rows that were not imported, a rule of the page.',
    ),
    say(
      '点一下就能解决问题时，设置 `action`。',
      'With `action` where one press solves the problem.',
    ),
  ],
  avoid: [
    say(
      '无需回应的成功提示：使用会自动消失的全局提示。',
      'For a success that needs no response: use a message, which disappears by itself.',
    ),
    say(
      '单个字段：使用其 `error`；表单的全部字段：使用 `ErrorSummary`。',
      'For one field: use its `error`; for all fields of a form: `ErrorSummary`.',
    ),
    say(
      '代替列表或整个页面：使用 `EmptyState`、`ErrorState` 或 `Result`。',
      'In place of a list or a page: use `EmptyState`, `ErrorState` or `Result`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '说明发生了什么、影响范围和下一步。',
          'The event, its extent, and the next step.',
        ),
        example: (
          <Alert
            tone="danger"
            action={<Button size="small">{say('下载失败行', 'Download failed rows')}</Button>}
          >
            {say(
              '2 行未能导入，其余 1,282 行已保存。修改后只需重新上传失败行。',
              '2 rows could not be imported; the other 1,282 were saved. Fix the failed rows and upload only those again.',
            )}
          </Alert>
        ),
      },
      dont: {
        note: say(
          '只说失败，不说原因和下一步，徒增焦虑。',
          'A failure without cause or next step only worries.',
        ),
        example: <Alert tone="danger">{say('操作失败。', 'Operation failed.')}</Alert>,
      },
    },
    {
      do: {
        note: say('警告用于需要处理的问题。', 'Warning is for problems that need an action.'),
        example: (
          <Alert tone="warning">
            {say(
              '距约定交付还有 6 个工作小时，仍有 2 项未核实。',
              '6 working hours until the agreed delivery, and 2 checks are still unverified.',
            )}
          </Alert>
        ),
      },
      dont: {
        note: say(
          '常驻说明使用警告色调，会让该色调失去意义；应使用 `info`。',
          'A permanent remark in the warning tone makes the tone meaningless; it is `info`.',
        ),
        example: (
          <Alert tone="warning">
            {say(
              '报告出具后，候选人信息将在 180 天后脱敏。',
              'The candidate’s information is masked 180 days after the report is issued.',
            )}
          </Alert>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '一个 `<div>`，底色为所属色调的浅色：危险色调用 `role="alert"`，其他用 `role="status"`',
        'a `<div>` in the tint of its tone: `role="alert"` for danger, `role="status"` for the others',
      ),
    },
    {
      part: say('图示', 'Picture'),
      is: say(
        '每种色调各一个；其名称（如“警告”）在标题之前读出',
        'one for each tone; its name ("Warning") is read before the title',
      ),
    },
    { part: say('标题', 'Title'), is: say('可选，单行，加粗', 'optional, one line, in bold') },
    {
      part: say('文字', 'Words'),
      is: say('可在任意位置换行，从不截断', 'wraps anywhere; never truncated'),
    },
    {
      part: say('操作', 'Action'),
      is: say(
        '可选，末尾的一个小按钮或链接；空间不足时移到文字下方',
        'optional, one small button or link at the end; below the text where there is no space',
      ),
    },
  ],
  keyboard: [],
});
