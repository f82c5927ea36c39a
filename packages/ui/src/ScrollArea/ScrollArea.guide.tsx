import type { CSSProperties } from 'react';
import type { Guide } from '../internal/guide';
import { ScrollArea } from './ScrollArea';

const low = { '--mj-scroll-area-height': '4lh' } as CSSProperties;

/** The guide of `ScrollArea`. */
export const scrollAreaGuide: Guide = (say) => {
  const text = say(
    '本人授权明鉴在本次背景调查范围内，向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息，并将结果提供给委托方。',
    'I authorize Mingjian to verify the information I have provided with the Ministry of Education credential center, my former employers and public judicial sources, within the scope of this background check, and to share the results with the client.',
  ).repeat(3);
  return {
    group: 'Layout',
    use: [
      say(
        '用于不能把页面撑开的内容：按钮上方的授权书全文、表单旁的日志。',
        'For content that must not push the page away: the text of a consent above its buttons, a log beside a form.',
      ),
      say(
        '比页面宽的一行内容设置 `orientation="horizontal"`：步骤条、一排图片。',
        'With `orientation="horizontal"` for a row that is wider than the page: steps, a strip of pictures.',
      ),
    ],
    avoid: [
      say('页面本身：让窗口滚动。', 'For the page itself: let the window scroll.'),
      say(
        '表格：请用 `TableFrame`，表头始终可见。',
        'For a table: use `TableFrame`, which keeps its header visible.',
      ),
      say(
        '嵌套在同方向的另一个滚动区域内：两者都无法可靠地用滚轮滚动。',
        'Nested in another one with the same direction: neither can be scrolled reliably with the wheel.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '阴影表明还有更多内容，并且可以用键盘滚动。',
            'The shade shows that there is more, and the keyboard can scroll to it.',
          ),
          example: (
            <ScrollArea label={say('授权书', 'Consent form')} style={low}>
              {text}
            </ScrollArea>
          ),
        },
        dont: {
          note: say(
            '内容被裁切却没有提示：没人知道后面还有文字。',
            'Clipped without a sign: nobody knows that the text continues.',
          ),
          example: <div style={{ maxHeight: '4lh', overflow: 'hidden' }}>{text}</div>,
        },
      },
    ],
    anatomy: [
      {
        part: say('滚动容器', 'Scroller'),
        is: say(
          '原生滚动的 `<div>`；内容溢出时是有名称的区域',
          'a native scrolling `<div>`; a named region while its content overflows',
        ),
      },
      {
        part: say('阴影', 'Shades'),
        is: say(
          '每个有隐藏内容的边缘各一个；强制颜色模式下为线条',
          'one at each edge with hidden content; a line in forced colours',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '移到该区域，仅在内容溢出时有效。',
          'Moves to the area, only while its content overflows.',
        ),
      },
      {
        keys: '↑, ↓, →, ←, PageUp, PageDown, Home, End, Space',
        does: say('原生滚动。', 'Scrolls it natively.'),
      },
    ],
  };
};
