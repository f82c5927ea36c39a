import { useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { useReview } from '../desk';
import { axeDifference } from '../model/axeDifference';
import { diffLines } from '../model/lineDiff';
import { Checks } from './Checks';
import { Matrix } from './Matrix';
import * as S from './Panel.styles';
import { panelTexts } from './panel.texts';
import { PanelSection } from './PanelSection';
import { SpokenTree } from './SpokenTree';
import { Steps } from './Steps';
import { Why } from './Why';

/** Details of a picture in sections; those without anything to tell are folded. */
export function Panel({ change }: { change: Change }) {
  const t = useTexts(panelTexts);
  const { locale } = useLocale();
  const matrix = useReview((review) => review.index.stories.get(change.story));
  const { added, fixed } = axeDifference(change.axe.before, change.axe.after);
  const checks = added.length + fixed.length + change.console.length;
  const spoken = diffLines(change.aria.before, change.aria.after).filter(
    (line) => line.kind !== 'same',
  ).length;
  const counted = (count: number, none: string) =>
    count > 0 ? new Intl.NumberFormat(locale).format(count) : none;

  return (
    <S.Root role="group" aria-label={t.panel}>
      <PanelSection part="why" title={t.why} isOpenAtFirst>
        <Why change={change} />
      </PanelSection>
      <PanelSection part="matrix" title={t.matrix} isOpenAtFirst>
        <Matrix change={change} />
      </PanelSection>
      {matrix && matrix.steps.length > 0 && (
        <PanelSection
          part="steps"
          title={t.steps}
          note={counted(matrix.steps.length, '')}
          isOpenAtFirst
        >
          <Steps matrix={matrix} />
        </PanelSection>
      )}
      <PanelSection
        part="checks"
        title={t.checks}
        note={counted(checks, t.nothing)}
        isOpenAtFirst={checks > 0}
      >
        <Checks change={change} />
      </PanelSection>
      <PanelSection
        part="tree"
        title={t.tree}
        note={counted(spoken, t.same)}
        isOpenAtFirst={spoken > 0}
      >
        <SpokenTree change={change} />
      </PanelSection>
    </S.Root>
  );
}
