import type { Guide } from '@mingjian/ui';
import { VersionDiff } from './VersionDiff';

/** Guide of `VersionDiff`. */
export const versionDiffGuide: Guide = (say) => ({
  use: [
    say(
      '比较一段文字的两个版本：中文逐字，拉丁字母逐词。',
      'To compare two versions of a text: Chinese by character, Latin letters by word.',
    ),
    say(
      '改动少用 `inline`；改写了大半用 `sides`。',
      'Use `inline` for few changes, `sides` where most was rewritten.',
    ),
  ],
  avoid: [
    say('富文本：先取出纯文本再比较。', 'Rich texts: compare their plain texts.'),
    say('字段级的改动：列出字段与前后值。', 'Changes of fields: list them with both values.'),
  ],
  pairs: [
    {
      do: {
        note: say('标出改动。', 'The changes are marked.'),
        example: (
          <VersionDiff
            before={say('学历为本科，已核实。', 'Bachelor, verified.')}
            after={say('学历为硕士，已核实。', 'Master, verified.')}
          />
        ),
      },
      dont: {
        note: say('两段全文，改动要自己找。', 'Two whole texts leave the search to the reader.'),
        example: (
          <div>
            <p>{say('学历为本科，已核实。', 'Bachelor, verified.')}</p>
            <p>{say('学历为硕士，已核实。', 'Master, verified.')}</p>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('删除', 'Removed'),
      is: say('`<del>`：删除线和颜色，读屏读出“删除”', '`<del>`: struck through, and named'),
    },
    {
      part: say('新增', 'Added'),
      is: say('`<ins>`：下划线和颜色，读屏读出“新增”', '`<ins>`: underlined, and named'),
    },
  ],
  keyboard: [],
});
