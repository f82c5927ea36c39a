import { EmptyState, useTexts } from '@mingjian/ui';
import { EyeOff } from 'lucide-react';
import { filePreviewTexts } from './preview.texts';
import * as S from './preview.styles';

/** A file of a kind that nothing shows. */
export function Unsupported() {
  const t = useTexts(filePreviewTexts);
  return (
    <S.Centred>
      <EmptyState icon={EyeOff} title={t.unsupported} description={t.unsupportedHint} />
    </S.Centred>
  );
}
