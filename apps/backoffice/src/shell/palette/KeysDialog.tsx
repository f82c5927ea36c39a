import { Dialog, Kbd, useTexts } from '@mingjian/ui';
import * as S from './KeysDialog.styles';
import { KEY_GROUPS } from './keyList';
import { paletteTexts } from './palette.texts';

export interface KeysDialogProps {
  open: boolean;
  onClose(): void;
}

/** The keys of the application, by the place where they work. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const t = useTexts(paletteTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t.keys} size="small">
      {KEY_GROUPS.map((group) => (
        <S.Group key={group.name}>
          <S.Name>{t[group.name]}</S.Name>
          <S.Keys>
            {group.keys.map(({ name, keys }) => (
              <S.Line key={name}>
                <dt>{t[name]}</dt>
                <dd>
                  {keys.map((one) => (
                    <Kbd key={one} keys={one} />
                  ))}
                </dd>
              </S.Line>
            ))}
          </S.Keys>
        </S.Group>
      ))}
    </Dialog>
  );
}
