import { Dialog, Heading, Kbd, Switch, useTexts } from '@mingjian/ui';
import { useDesk, useStore } from '../desk';
import { KEY_GROUPS, type KeyLine } from '../model/keys';
import { dialogTexts } from './dialogs.texts';
import * as S from './KeysDialog.styles';

/** All keys of the page, and the way to turn single ones off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { preferences } = useDesk();
  const t = useTexts(dialogTexts);
  const letterKeys = useStore(preferences, (current) => current.letterKeys);

  return (
    <Dialog open onClose={onClose} title={t.keysTitle} size="large">
      <S.Groups>
        {groups.map((group) => (
          <section key={group}>
            <Heading level={3}>{t[group]}</Heading>
            <S.Keys>
              {KEY_GROUPS[group].map((line) => (
                <S.Line key={line.keys.join()}>
                  <dt>{t[textOf(line)]}</dt>
                  <dd>
                    {line.keys.map((keys) => (
                      <Kbd key={keys} keys={written(keys)} />
                    ))}
                  </dd>
                </S.Line>
              ))}
            </S.Keys>
          </section>
        ))}
      </S.Groups>
      <S.Foot>
        <Switch
          label={t.letterKeys}
          description={t.letterKeysHint}
          checked={letterKeys}
          onValueChange={(checked) =>
            preferences.set({ ...preferences.get(), letterKeys: checked })
          }
        />
      </S.Foot>
    </Dialog>
  );
}

const groups = Object.keys(KEY_GROUPS) as (keyof typeof KEY_GROUPS)[];

type KeyText = Extract<keyof (typeof dialogTexts)['zh'], `key_${string}`>;

/** A line is named by its first command; kinds of commands by their kind. */
function textOf({ commands }: KeyLine): KeyText {
  const first = commands[0] ?? 'keys';
  if (first.startsWith('mode:')) return 'key_modes';
  if (first.startsWith('mark:')) return 'key_marks';
  if (first.startsWith('pan:')) return 'key_pan';
  return `key_${first}` as KeyText;
}

/** Keys as they are printed on the keyboard. */
function written(keys: string) {
  return keys.length === 1 ? keys.toUpperCase() : keys;
}
