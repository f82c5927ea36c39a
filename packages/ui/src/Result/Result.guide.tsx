import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { Result } from './Result';

/** The guide of `Result`. */
export const resultGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于大型任务结束时：报告已提交、多步骤的订单已完成。',
      'At the end of a large task: a submitted report, an order of many steps.',
    ),
    say(
      '页面无法显示时使用预设（403、404、500）。',
      'With a preset (403, 404, 500) where a page cannot be shown.',
    ),
    say(
      '替换原本有焦点的表单时设置 `takesFocus`。',
      'With `takesFocus` where it replaces the form that had focus.',
    ),
  ],
  avoid: [
    say(
      '页面内的提示：请用 `Alert`；单个列表：请用 `EmptyState` 或 `ErrorState`。',
      'Within a page: use `Alert`; for one list: `EmptyState` or `ErrorState`.',
    ),
    say('短暂的结果提示：请用消息。', 'For a transient outcome: use a message.'),
  ],
  pairs: [
    {
      do: {
        note: say('下一步是一个主要按钮。', 'The next step is one primary button.'),
        example: (
          <Result
            kind="success"
            headingLevel={3}
            title={say('报告已提交审核', 'Report submitted for review')}
            description={say(
              '审核人会在 4 个工作小时内处理。',
              'A reviewer will handle it within 4 working hours.',
            )}
            actions={
              <>
                <Button>{say('返回列表', 'Back to list')}</Button>
                <Button tone="primary">{say('处理下一单', 'Next order')}</Button>
              </>
            }
          />
        ),
      },
      dont: {
        note: say(
          '没有下一步的页面，用户只能点后退，又回到表单。',
          'A page without a next step is left with the back button, into the form again.',
        ),
        example: <Result kind="success" headingLevel={3} title={say('提交成功', 'Submitted')} />,
      },
    },
  ],
  anatomy: [
    {
      part: say('图示', 'Picture'),
      is: say(
        '对应类型浅色底上的图标，对辅助技术隐藏',
        'an icon in the tint of its kind, hidden from assistive technology',
      ),
    },
    {
      part: say('代码', 'Code'),
      is: say('仅在使用预设时显示：403、404 或 500', 'with a preset only: 403, 404 or 500'),
    },
    {
      part: say('标题', 'Title'),
      is: say(
        '级别为 `headingLevel` 的标题；设置 `takesFocus` 时获得焦点',
        'a heading of `headingLevel`; takes focus with `takesFocus`',
      ),
    },
    {
      part: say('描述、内容', 'Description, content'),
      is: say(
        '原因、下一步，以及从行首对齐的详情',
        'reason, next step, and details at the start of the line',
      ),
    },
    {
      part: say('操作区', 'Actions'),
      is: say('一两个按钮或链接；打印时不显示', 'one or two buttons or links; not printed'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移到操作；设置 `takesFocus` 时从标题开始。',
        'Moves to the actions; with `takesFocus` it starts from the heading.',
      ),
    },
  ],
});
