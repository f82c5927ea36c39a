import { Card, Skeleton, useTexts } from '@mingjian/ui';
import { Frame } from './Frame';
import { frameTexts } from './frame.texts';

/** A screen that is being loaded. */
export function Loading() {
  const t = useTexts(frameTexts);
  return (
    <Frame title={t.loading}>
      <Card role="status" aria-label={t.loading}>
        <Skeleton lines={4} />
      </Card>
    </Frame>
  );
}
