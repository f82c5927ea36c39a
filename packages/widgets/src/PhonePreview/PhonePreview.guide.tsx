import type { Guide } from '@mingjian/ui';
import { PhonePreview } from './PhonePreview';

const narrow = { maxWidth: 240 };
const page = { padding: 16 };

/** Guide of `PhonePreview`. */
export const phonePreviewGuide: Guide = (say) => ({
  use: [
    say(
      '在编辑旁边展示读者在手机上看到的内容：报告、消息、表单。',
      'Beside an editor, to show what readers get on their phones: reports, messages, forms.',
    ),
    say(
      '空间窄时用 `scale="fit"`：整屏缩小，换行与手机上一致。',
      'Use `scale="fit"` in narrow places: the screen shrinks, and lines break as on the phone.',
    ),
  ],
  avoid: [
    say(
      '不可信的 HTML：放进 `sandbox` 的 `<iframe>`，如 `RichText` 的预览。',
      'For HTML that is not trusted use an `<iframe>` with `sandbox`, as the preview of `RichText`.',
    ),
    say(
      '按视口换样式的内容：断点看的是窗口，不是手机框。',
      'Content with styles by viewport: its breakpoints see the window, not the phone.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('缩小整屏。', 'The whole screen is smaller.'),
        example: (
          <div style={narrow}>
            <PhonePreview label={say('手机预览', 'Phone preview')} scale="fit" height={240}>
              <p style={page}>
                {say('任职时间与候选人所填一致。', 'The dates are as the candidate claims.')}
              </p>
            </PhonePreview>
          </div>
        ),
      },
      dont: {
        note: say('变窄的屏幕，换行与手机上不同。', 'A narrower screen breaks lines elsewhere.'),
        example: (
          <div style={narrow}>
            <PhonePreview label={say('手机预览', 'Phone preview')} height={240}>
              <p style={page}>
                {say('任职时间与候选人所填一致。', 'The dates are as the candidate claims.')}
              </p>
            </PhonePreview>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('屏幕', 'Screen'),
      is: say(
        '356 × 713 CSS 像素，带名称的 `group`，可以聚焦并滚动',
        '356 × 713 CSS pixels: a named `group` that takes focus and scrolls',
      ),
    },
  ],
  keyboard: [{ keys: '↑, ↓', does: say('滚动内容。', 'Scrolls the content.') }],
});
