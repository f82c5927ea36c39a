import type { Guide } from '@mingjian/ui';
import { study } from './VideoStudy.fixtures';
import { VideoStudy } from './VideoStudy';

const box = { maxWidth: 420 };

/** Guide of `VideoStudy`. */
export const videoStudyGuide: Guide = (say) => ({
  use: [
    say(
      '用于需要记录学习进度的培训视频：每 5 秒、暂停、结束和离开时上报。',
      'For a training video whose progress is recorded: it reports every 5 seconds, on a pause, at the end and on leaving.',
    ),
    say(
      '每次上报都是完整进度，带序号 `seq`。失败的上报会以同一序号重发：服务端忽略不大于已收序号的上报即可。',
      'Each report holds the whole progress under a number, `seq`. A failed one is sent again under its number: a server ignores numbers that it has seen.',
    ),
    say(
      '`keepalive` 为真时把它传给 `fetch`，页面关闭后请求仍会送达，并可带令牌。',
      'Pass `keepalive` to `fetch`: the request then survives the page, with its token.',
    ),
    say(
      '地址会过期时提供 `resolveUrl`：播放失败时重新取得地址，从原处继续。',
      'Give `resolveUrl` where addresses expire: on an error it is requested again, and playback goes on.',
    ),
  ],
  avoid: [
    say(
      '不记录进度的视频：用 `<video controls>`。',
      'Progress does not matter: use `<video controls>`.',
    ),
    say(
      '用 `currentTime` 判断是否学完：拖到末尾也会到达。看 `watched`。',
      'Do not take `currentTime` for completion: a seek reaches the end as well. Read `watched`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '必修内容：没有看过的部分不能跳过。',
          'Mandatory content: unwatched parts cannot be skipped.',
        ),
        example: (
          <div style={box}>
            <VideoStudy
              label={say('背景调查授权须知', 'Consent for background checks')}
              video={{ ...study, watched: [[0, 20]] }}
              allowSeekAhead={false}
              onReport={() => {}}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '只看最大位置，拖到末尾就算学完。',
          'With the furthest position alone, a seek to the end completes it.',
        ),
        example: (
          <div style={box}>
            <VideoStudy
              label={say('背景调查授权须知', 'Consent for background checks')}
              video={{
                ...study,
                watched: [
                  [0, 4],
                  [56, 60],
                ],
              }}
              onReport={() => {}}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('画面', 'Picture'),
      is: say('原生 `<video>`；点按播放或暂停', 'a native `<video>`; a press plays or pauses'),
    },
    {
      part: say('进度条', 'Seek bar'),
      is: say('位置与已观看的部分', 'the position and the watched parts'),
    },
    {
      part: say('提示', 'Prompt'),
      is: say(
        '`alertdialog`：从保存的位置继续；暂停 6 秒后再次出现，直到播放或转到页面其他处',
        '`alertdialog` to continue from the saved position; it comes back after 6 seconds of a pause, until the video plays or the reader works elsewhere on the page',
      ),
    },
    {
      part: say('字幕与速度', 'Captions and speed'),
      is: say('原生列表，全屏时也可用', 'native lists, which work in full screen too'),
    },
  ],
  keyboard: [
    { keys: 'K, Space', does: say('播放或暂停。', 'Plays or pauses.') },
    { keys: 'J, L', does: say('后退或前进 10 秒。', 'Moves back or forward by 10 seconds.') },
    { keys: '←, →', does: say('在进度条上：移动 1 秒。', 'On the seek bar: moves by a second.') },
    { keys: 'M', does: say('静音。', 'Mutes.') },
    { keys: 'C', does: say('显示或隐藏字幕。', 'Shows or hides captions.') },
    { keys: 'F', does: say('全屏。', 'Full screen.') },
    { keys: 'Escape', does: say('在提示中：稍后再说。', 'In the prompt: later.') },
  ],
});
