import { Diff } from 'lucide-react';
import { Icon, Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { Change, StoryMatrix } from '../../report';
import { show } from '../commands';
import { useDesk, useReview } from '../desk';
import { useSpeech } from '../useCommand';
import * as S from './Matrix.styles';
import { panelTexts } from './panel.texts';

/** Every cell of the story as a small picture; those that changed lead to their change. */
export function Matrix({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  const matrix = useReview((review) => review.index.stories.get(change.story));
  if (!matrix) return <Text tone="muted">{t.noPicture}</Text>;
  return (
    <S.Grid role="list" aria-label={t.matrixCells(matrix.name)}>
      {matrix.cells.map((cell) => (
        <li key={cell.cell}>
          <Cell story={change.story} cell={cell} />
        </li>
      ))}
    </S.Grid>
  );
}

function Cell({ story, cell }: { story: string; cell: StoryMatrix['cells'][number] }) {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(panelTexts);
  const id = `${story}/${cell.cell}`;
  const isListed = useReview((review) => review.index.changes.has(id));
  const isCurrent = useReview((review) => review.current === id);
  const address = cell.picture && desk.pictures.address(cell.picture.hash);
  const content = (
    <>
      <S.Frame>
        {address ? (
          <img src={address} alt="" loading="lazy" decoding="async" />
        ) : (
          <Text size="small">{t.noPicture}</Text>
        )}
      </S.Frame>
      <S.Caption>
        {cell.changed && <Icon icon={Diff} />}
        {cell.cell}
        <VisuallyHidden>{` ${cell.changed ? t.cellChanged : t.cellSame}`}</VisuallyHidden>
      </S.Caption>
    </>
  );

  if (!isListed) return <S.Still>{content}</S.Still>;
  return (
    <S.Action
      type="button"
      data-changed={cell.changed || undefined}
      aria-current={isCurrent || undefined}
      onClick={() => show(desk, speech, id)}
    >
      {content}
    </S.Action>
  );
}
