import { apiScopesOf, type ApiKey } from '@mingjian/api';
import { Tag, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './ApiKeyCells.styles';
import { apiKeyListTexts } from './apiKeyList.texts';

interface CellProps {
  apiKey: ApiKey;
}

/** The scopes of a key. */
export function ScopesCell({ apiKey: { scopes } }: CellProps) {
  const t = useTexts(apiKeyListTexts);
  return (
    <S.Tags>
      {apiScopesOf(scopes).map((scope) => (
        <Tag key={scope}>{t[scope]}</Tag>
      ))}
    </S.Tags>
  );
}

/** The end of a key. */
export const TailCell = ({ apiKey: { keyTail } }: CellProps) => keyTail && `…${keyTail}`;

/** When a key was used last. */
export function UsedCell({ apiKey: { lastUsed } }: CellProps) {
  const t = useTexts(apiKeyListTexts);
  const dates = useDateFormat();
  return lastUsed === null ? <Text tone="muted">{t.neverUsed}</Text> : dates.time(lastUsed);
}
