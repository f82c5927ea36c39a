import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '@mingjian/ui';
import type { Change, StoryMatrix } from '../../report';
import { useDesk, useLooking, useReview } from '../desk';
import { modeFor, pairOf, type Mode, type Pair, type Shown } from '../model/pair';
import { splitOf, type Size } from '../model/zoom';
import { holdsPair } from '../pictures';
import { usePreparedNeighbours } from '../usePicture';
import { words } from '../words.texts';
import { DifferenceCanvas } from './DifferenceCanvas';
import { Divider } from './Divider';
import { Marks } from './Marks';
import { NotIncluded } from './NotIncluded';
import { Pane } from './Pane';
import { PictureCanvas } from './PictureCanvas';
import { Regions } from './Regions';
import * as S from './Stage.styles';
import { useBlink } from './useBlink';
import { useWrittenSize } from './useWrittenSize';

/** The picture in the middle, in the way of looking that was selected. */
export function Stage({ change }: { change: Change }) {
  const pair = pairOf(change);
  const wanted = useLooking((looking) => looking.mode);
  const mode = modeFor(pair, wanted);
  const ref = useRef<HTMLDivElement>(null);
  const direction = useSplit(ref, pair.size);
  const step = useStep(change);
  const { pictures } = useDesk();
  usePreparedNeighbours(change);

  return (
    <S.Root ref={ref} data-direction={direction}>
      {!step && !holdsPair(pictures, pair) ? (
        <NotIncluded change={change} />
      ) : step ? (
        <StepPane step={step} />
      ) : mode === 'side' ? (
        <>
          <Single change={change} pair={pair} shown={pair.left!} />
          <Single change={change} pair={pair} shown={pair.right!} />
        </>
      ) : (
        <Whole change={change} pair={pair} mode={mode} />
      )}
    </S.Root>
  );
}

/** Returns the step that is shown instead of the pictures; `null` for none. */
function useStep({ story }: Change) {
  const at = useLooking((looking) => looking.step);
  return useReview((review) => review.index.stories.get(story)?.steps[at] ?? null);
}

/** The story after one step of its play function. */
function StepPane({ step: { label, picture } }: { step: StoryMatrix['steps'][number] }) {
  const size = useWrittenSize();
  return (
    <Pane label={label} caption={`${label} · ${size(picture)}`} size={picture}>
      <PictureCanvas shown={{ role: 'step', picture }} />
    </Pane>
  );
}

interface ShownProps {
  change: Change;
  pair: Pair;
}

/** One of the two pictures. Marks belong to the present one: they were read from it. */
function Single({ change, pair, shown }: ShownProps & { shown: Shown }) {
  const t = useTexts(words);
  const size = useWrittenSize();
  const isPresent = shown.picture === change.after;
  return (
    <Pane
      label={t[shown.role]}
      caption={`${t[shown.role]} ${size(shown.picture)}`}
      size={pair.size}
    >
      <PictureCanvas shown={shown} />
      <Regions regions={change.regions} />
      {isPresent && <Marks change={change} />}
    </Pane>
  );
}

/** Both pictures in one pane, or one of them alone. */
function Whole({ change, pair, mode }: ShownProps & { mode: Exclude<Mode, 'side'> }) {
  const t = useTexts(words);
  const split = useLooking((looking) => looking.split);
  const mix = useLooking((looking) => looking.onion);
  const isSecond = useBlink(mode === 'blink');
  const { left, right, size } = pair;

  const captionOf = () => {
    if (mode === 'blink') return t[isSecond ? right!.role : left!.role];
    if (mode !== 'difference') return t[mode];
    const pixels = change.regions.reduce((sum, region) => sum + region.pixels, 0);
    return t.differencePixels(pixels);
  };

  if (mode === 'before' || !right)
    return left && <Single change={change} pair={pair} shown={left} />;
  if (mode === 'after' || !left) return <Single change={change} pair={pair} shown={right} />;

  return (
    <Pane label={t[mode]} caption={captionOf()} size={size}>
      {mode === 'difference' ? (
        <DifferenceCanvas left={left} right={right} size={size} />
      ) : (
        <S.Layers style={{ '--split': split, '--mix': mix } as CSSProperties} data-layers>
          <PictureCanvas shown={left} hidden={mode === 'blink' && isSecond} />
          <PictureCanvas
            shown={right}
            hidden={mode === 'blink' && !isSecond}
            layer={layers[mode]}
          />
          {mode === 'slider' && <Divider size={size} />}
        </S.Layers>
      )}
      <Regions regions={change.regions} />
      <Marks change={change} />
    </Pane>
  );
}

const layers = { blink: undefined, slider: 'cut', onion: 'mixed' } as const;

/** Two wide pictures stand one below the other, two tall ones side by side. */
function useSplit(ref: { current: HTMLDivElement | null }, { width, height }: Size) {
  const [direction, setDirection] = useState<'row' | 'column'>('row');
  useLayoutEffect(() => {
    const stage = ref.current!;
    const measure = () =>
      setDirection(
        splitOf({ width: stage.clientWidth, height: stage.clientHeight }, { width, height }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref, width, height]);
  return direction;
}
