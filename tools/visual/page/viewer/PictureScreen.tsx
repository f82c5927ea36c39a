import { useTexts } from '@mingjian/ui';
import { useReview } from '../desk';
import { currentChange } from '../model/review';
import { Panel } from '../panel/Panel';
import { ChangeHead } from './ChangeHead';
import { DecisionBar } from './DecisionBar';
import { EarlierBar } from './EarlierBar';
import * as S from './PictureScreen.styles';
import { Stage } from './Stage';
import { ViewerBar } from './ViewerBar';
import { ViewerFoot } from './ViewerFoot';
import { viewerTexts } from './viewer.texts';

/** One picture with what there is to know about it, and the way to decide. */
export function PictureScreen() {
  const change = useReview(currentChange);
  const t = useTexts(viewerTexts);
  if (!change) return null;

  return (
    <S.Root>
      <S.Viewer aria-label={t.viewer}>
        <ChangeHead change={change} />
        <ViewerBar change={change} />
        <EarlierBar change={change} />
        <S.Stage>
          <Stage change={change} />
        </S.Stage>
        <ViewerFoot change={change} />
        <DecisionBar change={change} />
      </S.Viewer>
      <S.Panel>
        <Panel change={change} />
      </S.Panel>
    </S.Root>
  );
}
