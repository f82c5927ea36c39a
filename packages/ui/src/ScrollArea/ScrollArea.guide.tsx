import type { CSSProperties } from 'react';
import type { Guide } from '../internal/guide';
import { ScrollArea } from './ScrollArea';

const low = { '--mj-scroll-area-height': '4lh' } as CSSProperties;
const text =
  '本人授权明鉴在本次背景调查范围内，向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息，并将结果提供给委托方。'.repeat(
    3,
  );

/** The guide of `ScrollArea`. */
export const scrollAreaGuide: Guide = {
  group: 'Layout',
  use: [
    'For content that must not push the page away: the text of a consent above its buttons, a log beside a form.',
    'With `orientation="horizontal"` for a row that is wider than the page: steps, a strip of pictures.',
  ],
  avoid: [
    'For the page itself: let the window scroll.',
    'For a table: use `TableFrame`, which keeps its header visible.',
    'Nested in another one with the same direction: neither can be scrolled reliably with the wheel.',
  ],
  pairs: [
    {
      do: {
        note: 'The shade shows that there is more, and the keyboard can scroll to it.',
        example: (
          <ScrollArea label="授权书" style={low}>
            {text}
          </ScrollArea>
        ),
      },
      dont: {
        note: 'Clipped without a sign: nobody knows that the text continues.',
        example: <div style={{ maxHeight: '4lh', overflow: 'hidden' }}>{text}</div>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Scroller',
      is: 'a native scrolling `<div>`; a named region while its content overflows',
    },
    { part: 'Shades', is: 'one at each edge with hidden content; a line in forced colours' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the area, only while its content overflows.' },
    {
      keys: '↑, ↓, →, ←, PageUp, PageDown, Home, End, Space',
      does: 'Scrolls it natively.',
    },
  ],
};
