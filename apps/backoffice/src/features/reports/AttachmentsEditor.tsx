import { orderBase, type ReportVersion } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Icon, IconButton, Text, useTexts } from '@mingjian/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { movedFile, readFiles, type ListedFile } from './model/attachments';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

export interface AttachmentsEditorProps {
  orderId: string;
  version: ReportVersion;
  studio: Studio;
}

/** The files that are delivered with a report, in their order: papers of the order. */
export function AttachmentsEditor({ orderId, version, studio }: AttachmentsEditorProps) {
  const t = useTexts(studioTexts);
  const { data: order } = useCall(orderBase.getOrderDetail, { orderId });
  const files = readFiles(version.attachments);
  const papers = [...(order?.papers?.provider ?? []), ...(order?.papers?.client ?? [])];
  const names = new Set(files.map(fileKey));
  const others = papers.filter((paper) => !names.has(fileKey(paper)));
  const store = (next: readonly ListedFile[]) =>
    void studio.change(version, {
      attachments: JSON.stringify(next.map(({ name, url }) => ({ name, url }))),
    });
  const { isWritable } = version;
  return (
    <S.Stack>
      <S.Subtitle>{t.attached}</S.Subtitle>
      {files.length === 0 && <Text tone="muted">{t.noAttachments}</Text>}
      <S.List>
        {files.map((file, index) => (
          <li key={file.url}>
            <span>{`${index + 1}. ${file.name}`}</span>
            {isWritable && (
              <S.Row>
                <IconButton
                  size="small"
                  icon={ArrowUp}
                  label={t.upOf(file.name)}
                  disabled={index === 0}
                  onClick={() => store(movedFile(files, index, -1))}
                />
                <IconButton
                  size="small"
                  icon={ArrowDown}
                  label={t.downOf(file.name)}
                  disabled={index === files.length - 1}
                  onClick={() => store(movedFile(files, index, 1))}
                />
                <IconButton
                  size="small"
                  icon={X}
                  label={t.removeOf(file.name)}
                  onClick={() => store(files.filter((_, i) => i !== index))}
                />
              </S.Row>
            )}
          </li>
        ))}
      </S.List>
      {isWritable && (
        <>
          <S.Subtitle>{t.papers}</S.Subtitle>
          {order && papers.length === 0 && <Text tone="muted">{t.noPapers}</Text>}
          <S.List>
            {others.map(({ id, name, url }) => (
              <li key={id}>
                <span>{name}</span>
                <Button
                  size="small"
                  icon={<Icon icon={Plus} />}
                  aria-label={t.attachOf(name)}
                  onClick={() => store([...files, { name, url }])}
                >
                  {t.attach}
                </Button>
              </li>
            ))}
          </S.List>
        </>
      )}
    </S.Stack>
  );
}

/** Signed addresses of one file differ; the stored name in them does not. */
const fileKey = ({ url }: { url: string }) => /[0-9a-f]{32}\.\w+/.exec(url)?.[0] ?? url;
