import { useCallback } from 'react';
import { privacyRequests, type DeletionCertificateRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDownload } from '../../shared/files/useDownload';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { certificateTexts } from './certificates.texts';
import { deletionCertificateList } from './deletionCertificateList';

/** Proofs that personal data was deleted, at a request or at the end of the retention. */
export function DeletionCertificateListPage() {
  const t = useTexts(certificateTexts);
  const screen = useListScreen(deletionCertificateList);
  const { download } = useDownload(privacyRequests.downloadCertificate);
  const row = useCallback(
    ({ completeTime }: DeletionCertificateRow) => [
      {
        key: 'download',
        label: t.download,
        disabledReason: completeTime === null ? t.notYet : undefined,
        onSelect: ({ id }: DeletionCertificateRow) => void download({ id }),
      },
    ],
    [t, download],
  );
  return <ListScreen screen={screen} actions={{ row }} />;
}
