import { Alert, Button, useTexts } from '@mingjian/ui';
import { VersionDiff } from '@mingjian/widgets/VersionDiff';
import { plainText } from './model/plainText';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import type { PartState, PartWords } from './usePart';

/** Both texts of a part that two people wrote at once, to choose from. */
export function PartConflict({ state }: { state: PartState }) {
  const t = useTexts(studioTexts);
  const { conflict, words, choose } = state;
  if (!conflict || !words) return null;
  const mine = textOf(words);
  const theirs = textOf(conflict);
  return (
    <Alert tone="warning" title={t.conflict(conflict.saveUser)}>
      <S.Sides>
        <S.Side>
          <S.Subtitle>{t.mine}</S.Subtitle>
          <VersionDiff before={theirs} after={mine} />
          <Button onClick={() => choose('mine')}>{t.keepMine}</Button>
        </S.Side>
        <S.Side>
          <S.Subtitle>{t.theirs}</S.Subtitle>
          <S.Text>{theirs}</S.Text>
          <Button onClick={() => choose('theirs')}>{t.keepTheirs}</Button>
        </S.Side>
      </S.Sides>
    </Alert>
  );
}

/** Returns the words of both languages; those of a cover as its lines. */
const textOf = ({ content, contentEn }: PartWords) =>
  [content, contentEn]
    .map((text) => (text.startsWith('{') ? coverLines(text) : plainText(text)))
    .filter(Boolean)
    .join('\n');

function coverLines(json: string) {
  try {
    return Object.values(JSON.parse(json) as Record<string, unknown>).join('\n');
  } catch {
    return json;
  }
}
