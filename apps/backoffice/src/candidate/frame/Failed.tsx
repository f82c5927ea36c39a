import { Alert, Button, useTexts } from '@mingjian/ui';
import { Frame } from './Frame';
import { frameTexts } from './frame.texts';
import * as S from './screen.styles';

export interface FailedProps {
  message: string;
  onRetry: () => void;
}

/** A screen that could not be loaded. */
export function Failed({ message, onRetry }: FailedProps) {
  const t = useTexts(frameTexts);
  return (
    <Frame title={t.failed}>
      <Alert tone="danger">{message}</Alert>
      <S.Actions>
        <Button tone="primary" size="large" onClick={onRetry}>
          {t.retry}
        </Button>
      </S.Actions>
    </Frame>
  );
}
