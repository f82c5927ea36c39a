import { useEffect } from 'react';
import { PageHeader, useTexts } from '@mingjian/ui';
import { MaterialBrowser, type UploadItem } from '@mingjian/widgets/MaterialPicker';
import { MATERIAL_LIMITS } from '../../shared/materials/materialSource';
import { useMaterialLibraries } from '../../shared/materials/useMaterialLibraries';
import { ListPage } from '../../shared/Page.styles';
import { useUnsavedReport } from '../../shell';
import * as S from './MaterialPage.styles';
import { materialPageTexts } from './materialPage.texts';

/** The material libraries, to fill and to keep in order. */
export function MaterialPage() {
  const t = useTexts(materialPageTexts);
  const libraries = useMaterialLibraries();
  const reportUploads = useUploadReport(t.uploads);
  return (
    <ListPage>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <S.Libraries>
        <MaterialBrowser
          libraries={libraries}
          extensions={MATERIAL_LIMITS.extensions}
          maxSize={MATERIAL_LIMITS.maxSize}
          uploadTone="primary"
          onItemsChange={reportUploads}
        />
      </S.Libraries>
    </ListPage>
  );
}

const isOnItsWay = ({ status }: UploadItem) => status === 'waiting' || status === 'uploading';

/** Returns a function that reports open uploads to the tab, which asks before it closes. */
function useUploadReport(title: string) {
  const report = useUnsavedReport('uploads');
  useEffect(() => () => report(null), [report]);
  return (items: readonly UploadItem[]) => {
    const changes = items.filter(isOnItsWay).length;
    report(changes > 0 ? { title, changes, isLasting: false, discard: () => {} } : null);
  };
}
