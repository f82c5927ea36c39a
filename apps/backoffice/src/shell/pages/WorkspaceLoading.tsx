import { Spinner, useTexts } from '@mingjian/ui';
import { sessionTexts } from '../session/session.texts';
import * as S from './Pages.styles';

export interface WorkspaceLoadingProps {
  /** Which retry is under way; 0 for none. */
  attempt: number;
}

/** What stands there until the user info has arrived. */
export function WorkspaceLoading({ attempt }: WorkspaceLoadingProps) {
  const t = useTexts(sessionTexts);
  return (
    <S.Middle role="status">
      <S.Waiting>
        <Spinner decorative />
        {attempt > 0 ? t.retrying(attempt) : t.loading}
      </S.Waiting>
    </S.Middle>
  );
}
