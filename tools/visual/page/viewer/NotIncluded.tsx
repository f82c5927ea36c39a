import { CopyButton, EmptyState, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { useReview } from '../desk';
import { pageCommand } from '../model/pageCommand';
import * as S from './NotIncluded.styles';
import { viewerTexts } from './viewer.texts';

/** A picture that the page had no room for, with the command that makes a page of its group. */
export function NotIncluded({ change }: { change: Change }) {
  const t = useTexts(viewerTexts);
  const report = useReview((review) => review.index.report);
  const command = pageCommand(change, report.groups.length);
  return (
    <S.Root>
      <EmptyState title={t.notIncluded} description={t.notIncludedWhy} />
      <S.Command>
        <code>{command}</code>
        <CopyButton text={command} label={t.copyCommand} />
      </S.Command>
    </S.Root>
  );
}
