import type { CollectFinding, CollectItem } from '@mingjian/api';
import { Card, useTexts } from '@mingjian/ui';
import { FileGallery } from '../../shared/files/FileGallery';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';

export interface ItemFilesProps {
  item: CollectItem;
  findings: readonly CollectFinding[];
}

/** The papers of an item, with what rules found about them. */
export function ItemFiles({ item, findings }: ItemFilesProps) {
  const t = useTexts(collectTexts);
  const found = findings.filter(({ itemId, stretch }) => itemId === item.id && stretch === null);
  return (
    <Card title={t.fileHeading}>
      <S.Body>
        {found.map(({ text }) => (
          <S.Finding key={text}>{text}</S.Finding>
        ))}
        <FileGallery label={t.fileHeading} files={item.files} none={t.noFiles} />
      </S.Body>
    </Card>
  );
}
