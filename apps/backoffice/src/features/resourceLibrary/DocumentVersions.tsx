import type { LibraryDocumentDetail } from '@mingjian/api';
import { Card, IconButton, Table, TableFrame, useTexts } from '@mingjian/ui';
import { Download } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './Document.styles';
import { documentTexts } from './documents.texts';
import { useDocumentDownload } from './useDocumentDownload';

/** The versions of a document, each to download. */
export function DocumentVersions({ document }: { document: LibraryDocumentDetail }) {
  const t = useTexts(documentTexts);
  const dates = useDateFormat();
  const { download } = useDocumentDownload();
  const { id, versions } = document;
  return (
    <Card title={t.versions}>
      <TableFrame label={t.versionTable}>
        <Table density="compact">
          <thead>
            <tr>
              <th scope="col">{t.versionNo}</th>
              <th scope="col">{t.fileName}</th>
              <th scope="col">{t.uploadedBy}</th>
              <th scope="col">{t.action}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ number, name, userName, createTime }) => (
              <tr key={number}>
                <th scope="row">{t.versionOf(number)}</th>
                <td>{name}</td>
                <td>
                  {userName}
                  <S.UploadTime>{dates.time(createTime)}</S.UploadTime>
                </td>
                <td>
                  <IconButton
                    icon={Download}
                    label={t.downloadVersion(number)}
                    size="small"
                    onClick={() => void download({ id, number })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  );
}
