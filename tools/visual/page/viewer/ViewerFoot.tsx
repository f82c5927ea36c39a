import { Slider, Switch, Text, useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { look, run } from '../commands';
import { useDesk, useLooking, type MarkName } from '../desk';
import { countOf } from '../model/marks';
import { modeFor, pairOf } from '../model/pair';
import { useSpeech } from '../useCommand';
import { viewerTexts } from './viewer.texts';
import * as S from './ViewerFoot.styles';

const MARKS: readonly MarkName[] = ['focus', 'names', 'contrast', 'axe'];
const keys: Record<MarkName, string> = { focus: 'f', names: 'm', contrast: 'c', axe: 'x' };

/** Overlay switches of the picture, and the slider of the views that have one. */
export function ViewerFoot({ change }: { change: Change }) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(viewerTexts);
  const marks = useLooking((looking) => looking.marks);

  return (
    <S.Root>
      <Between change={change} />
      <S.Marks role="group" aria-label={t.marks}>
        {MARKS.map((name) => (
          <Switch
            key={name}
            label={t.withCount(t[`${name}Marks`], countOf(change, name))}
            checked={marks[name]}
            aria-keyshortcuts={keys[name]}
            onChange={() => run(desk, speech, `mark:${name}`)}
          />
        ))}
        {change.marks === null && (
          <Text size="small" tone="muted">
            {t.noMarks}
          </Text>
        )}
      </S.Marks>
    </S.Root>
  );
}

function Between({ change }: { change: Change }) {
  const desk = useDesk();
  const t = useTexts(viewerTexts);
  const { locale } = useLocale();
  const wanted = useLooking((looking) => looking.mode);
  const value = useLooking((looking) =>
    looking.mode === 'slider' ? looking.split : looking.onion,
  );
  const mode = modeFor(pairOf(change), wanted);
  if (mode !== 'slider' && mode !== 'onion') return null;

  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <Slider
      label={mode === 'slider' ? t.split : t.mix}
      hideLabel
      value={Math.round(value)}
      valueText={(part) => percent.format(part / 100)}
      onValueChange={(next) => look(desk, mode === 'slider' ? { split: next } : { onion: next })}
    />
  );
}
