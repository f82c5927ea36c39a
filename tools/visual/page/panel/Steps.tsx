import { Text, useTexts } from '@mingjian/ui';
import type { StoryMatrix } from '../../report';
import { showStep } from '../commands';
import { useDesk, useLooking } from '../desk';
import { useSpeech } from '../useCommand';
import * as S from './Matrix.styles';
import { panelTexts } from './panel.texts';

/** The story after each step of its play function, as small pictures that can be shown large. */
export function Steps({ matrix }: { matrix: StoryMatrix }) {
  const t = useTexts(panelTexts);
  return (
    <S.Grid as="ol" data-labelled aria-label={t.stepsOf(matrix.name)}>
      {matrix.steps.map((step, at) => (
        <li key={`${at} ${step.label}`}>
          <Step step={step} at={at} />
        </li>
      ))}
    </S.Grid>
  );
}

function Step({ step, at }: { step: StoryMatrix['steps'][number]; at: number }) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(panelTexts);
  const isShown = useLooking((looking) => looking.step === at);
  const address = desk.pictures.address(step.picture.hash);
  return (
    <S.Action
      type="button"
      aria-pressed={isShown}
      onClick={() => showStep(desk, speech, isShown ? -1 : at)}
    >
      <S.Frame>
        {address ? (
          <img src={address} alt="" loading="lazy" decoding="async" />
        ) : (
          <Text size="small">{t.noPicture}</Text>
        )}
      </S.Frame>
      <S.Caption>{t.stepAt(at + 1, step.label)}</S.Caption>
    </S.Action>
  );
}
