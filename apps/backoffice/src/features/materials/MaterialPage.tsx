import { PageHeader, useTexts } from '@mingjian/ui';
import { MaterialBrowser } from '@mingjian/widgets/MaterialPicker';
import { MATERIAL_LIMITS } from '../../shared/materials/materialSource';
import { useMaterialLibraries } from '../../shared/materials/useMaterialLibraries';
import { ListPage } from '../../shared/Page.styles';
import * as S from './MaterialPage.styles';
import { materialPageTexts } from './materialPage.texts';

/** The material libraries, to fill and to keep in order. */
export function MaterialPage() {
  const t = useTexts(materialPageTexts);
  const libraries = useMaterialLibraries();
  return (
    <ListPage>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <S.Libraries>
        <MaterialBrowser
          libraries={libraries}
          extensions={MATERIAL_LIMITS.extensions}
          maxSize={MATERIAL_LIMITS.maxSize}
          uploadTone="primary"
        />
      </S.Libraries>
    </ListPage>
  );
}
