import { useRef, type CSSProperties } from 'react';
import { useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { useReview } from '../desk';
import { pairOf } from '../model/pair';
import { currentChange } from '../model/review';
import { Panel } from '../panel/Panel';
import { ChangeHead } from './ChangeHead';
import { DecisionBar } from './DecisionBar';
import * as S from './PictureScreen.styles';
import { Stage } from './Stage';
import { useLayout } from './useLayout';
import { useLookNote } from './useLookNote';
import { ViewerBar } from './ViewerBar';
import { ViewerFoot } from './ViewerFoot';
import { viewerTexts } from './viewer.texts';

/** One picture with what there is to know about it, and the way to decide. */
export function PictureScreen() {
  const change = useReview(currentChange);
  useLookNote(change);
  return change && <Whole change={change} />;
}

function Whole({ change }: { change: Change }) {
  const t = useTexts(viewerTexts);
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const decide = useRef<HTMLDivElement>(null);
  const { placement, panelHeight } = useLayout({ screen, stage, decide }, pairOf(change));

  return (
    <S.Root
      ref={screen}
      data-placement={placement}
      style={{ '--panel-height': `${panelHeight}px` } as CSSProperties}
    >
      <S.Viewer aria-label={t.viewer}>
        <ChangeHead change={change} />
        <ViewerBar change={change} />
        <S.Stage ref={stage}>
          <Stage change={change} />
        </S.Stage>
        <ViewerFoot change={change} />
      </S.Viewer>
      <S.Panel>
        <Panel change={change} />
      </S.Panel>
      <DecisionBar change={change} ref={decide} />
    </S.Root>
  );
}
