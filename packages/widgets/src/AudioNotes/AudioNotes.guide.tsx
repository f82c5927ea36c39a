import type { Guide } from '@mingjian/ui';
import { AudioNotes } from './AudioNotes';
import { call, callMarks, callPeaks } from './AudioNotes.fixtures';

const box = { maxWidth: 420 };

/** Guide of `AudioNotes`. */
export const audioNotesGuide: Guide = (say) => ({
  use: [
    say(
      '用于需要反复听、并记下某一刻说了什么的录音，如核实通话、面试。',
      'For recordings that are listened to again, with remarks about moments of them: reference calls, interviews.',
    ),
    say(
      '标记是数据：`value` 与 `onValueChange` 交给服务端保存；也可以不受控。',
      'Marks are data: store them with `value` and `onValueChange`, or leave them to the component.',
    ),
    say(
      '波形由浏览器解码，超过 `decodeUpTo` 的文件只显示进度条；服务端已有波形时用 `peaks`。',
      'The browser decodes the waveform; files above `decodeUpTo` have a plain track. Pass `peaks` where a server has them.',
    ),
    say(
      '地址会过期时提供 `resolveUrl`：播放失败时重新取得地址，从原处继续。',
      'Give `resolveUrl` where addresses expire: on an error it is requested again, and playback goes on.',
    ),
  ],
  avoid: [
    say(
      '只听一遍、不做标记：用 `<audio controls>`。',
      'Nothing is marked: use `<audio controls>`.',
    ),
    say('培训视频：用 `VideoStudy`。', 'For training videos use `VideoStudy`.'),
  ],
  pairs: [
    {
      do: {
        note: say('标记写出这一刻说了什么。', 'A mark says what is said at its moment.'),
        example: (
          <div style={box}>
            <AudioNotes
              label={say('王经理的通话录音', 'Recorded call with Ms Wang')}
              src={call}
              peaks={callPeaks}
              defaultValue={[
                {
                  id: '1',
                  time: 9.4,
                  text: say('职位与候选人所填一致', 'The position is as claimed'),
                },
              ]}
            />
          </div>
        ),
      },
      dont: {
        note: say('只有编号的标记，还要再听一遍。', 'A mark with a number has to be heard again.'),
        example: (
          <div style={box}>
            <AudioNotes
              label={say('王经理的通话录音', 'Recorded call with Ms Wang')}
              src={call}
              peaks={callPeaks}
              defaultValue={callMarks.map(({ id, time }) => ({ id, time, text: id }))}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('波形', 'Waveform'),
      is: say(
        '`slider`；按下或拖动到一刻。时间总是从左到右',
        'a `slider`; press or drag to a moment. Time runs from left to right in every language',
      ),
    },
    {
      part: say('标记', 'Marks'),
      is: say(
        '按时间的列表，每项是跳到那一刻的按钮；移除后可以撤销',
        'a list by time, each a button that moves to its moment; a removal can be undone',
      ),
    },
    {
      part: say('标记栏', 'Field of a mark'),
      is: say(
        '标记的时刻是开始输入的那一刻，播放可以继续',
        'a mark has the moment at which its text was begun; playback may go on',
      ),
    },
  ],
  keyboard: [
    { keys: 'Space, K', does: say('播放或暂停。', 'Plays or pauses.') },
    { keys: 'M', does: say('转到标记栏。', 'Moves to the field of a mark.') },
    { keys: '←, →', does: say('在波形上：移动 5 秒。', 'On the waveform: moves by 5 seconds.') },
    {
      keys: 'PageUp, PageDown',
      does: say('在波形上：移动 30 秒。', 'On the waveform: moves by 30 seconds.'),
    },
    { keys: 'Home, End', does: say('到开头或结尾。', 'Moves to the start or the end.') },
    { keys: 'Enter', does: say('在标记栏：添加或保存。', 'In a field: adds or saves.') },
    { keys: 'Escape', does: say('放弃修改。', 'Leaves a mark as it was.') },
  ],
});
