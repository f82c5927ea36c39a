import type { CollectFinding, CollectItem } from '@mingjian/api';
import { Card, ImagePreview, Text, useTexts } from '@mingjian/ui';
import { FileWidget, readFiles } from '@mingjian/widgets/FileWidget';
import { useFileSources } from '../../shared/files/useFileSources';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';

export interface ItemFilesProps {
  item: CollectItem;
  findings: readonly CollectFinding[];
}

const PICTURE = /\.(jpe?g|jepg|png|gif)$/i;

/** The papers of an item: pictures to enlarge and turn, other files to open. */
export function ItemFiles({ item, findings }: ItemFilesProps) {
  const t = useTexts(collectTexts);
  const sources = useFileSources();
  const files = readFiles(item.files) ?? [];
  const pictures = files.filter(({ name }) => PICTURE.test(name));
  const found = findings.filter(({ itemId, stretch }) => itemId === item.id && stretch === null);
  return (
    <Card title={t.fileHeading}>
      <S.Body>
        {found.map(({ text }) => (
          <S.Finding key={text}>{text}</S.Finding>
        ))}
        {files.length === 0 ? (
          <Text tone="muted">{t.noFiles}</Text>
        ) : (
          <>
            {pictures.length > 0 && (
              <ImagePreview
                captions
                label={t.fileHeading}
                images={pictures.map(({ name, url }) => ({ src: url, alt: name, caption: name }))}
              />
            )}
            <FileWidget
              {...sources}
              readOnly
              label={t.fileHeading}
              hideLabel
              valueFormat="array"
              value={files.map(({ name, url }) => ({ name, url }))}
            />
          </>
        )}
      </S.Body>
    </Card>
  );
}
