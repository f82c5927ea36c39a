import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Alert } from './Alert';

/** The guide of `Alert`. */
export const alertGuide: Guide = {
  group: 'Feedback',
  use: [
    'For a notice that stays valid while the page is open: an order about to be late, rows that were not imported, a rule of the page.',
    'With `action` where one press solves the problem.',
  ],
  avoid: [
    'For a success that needs no response: use a message, which disappears by itself.',
    'For one field: use its `error`; for all fields of a form: `ErrorSummary`.',
    'In place of a list or a page: use `EmptyState`, `ErrorState` or `Result`.',
  ],
  pairs: [
    {
      do: {
        note: 'The event, its extent, and the next step.',
        example: (
          <Alert tone="danger" action={<Button size="small">下载失败行</Button>}>
            2 行未能导入，其余 1,282 行已保存。修改后只需重新上传失败行。
          </Alert>
        ),
      },
      dont: {
        note: 'A failure without cause or next step only worries.',
        example: <Alert tone="danger">操作失败。</Alert>,
      },
    },
    {
      do: {
        note: 'Warning is for problems that need an action.',
        example: <Alert tone="warning">距约定交付还有 6 个工作小时，仍有 2 项未核实。</Alert>,
      },
      dont: {
        note: 'A permanent remark in the warning tone makes the tone meaningless; it is `info`.',
        example: <Alert tone="warning">报告出具后，候选人信息将在 180 天后脱敏。</Alert>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'a `<div>` in the tint of its tone: `role="alert"` for danger, `role="status"` for the others',
    },
    { part: 'Picture', is: 'one for each tone; its name ("Warning") is read before the title' },
    { part: 'Title', is: 'optional, one line, in bold' },
    { part: 'Words', is: 'wraps anywhere; never truncated' },
    {
      part: 'Action',
      is: 'optional, one small button or link at the end; below the text where there is no space',
    },
  ],
  keyboard: [],
};
