import type { PrivacyEvent } from '@mingjian/api';
import { Card, Timeline, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { privacyTexts } from './privacy.texts';

/** The history of a request, newest first. */
export function RequestHistory({ events }: { events: readonly PrivacyEvent[] }) {
  const t = useTexts(privacyTexts);
  const dates = useDateFormat();
  return (
    <Card title={t.history}>
      <Timeline
        label={t.history}
        items={events.map(({ action, label, userName, content, createTime }, index) => ({
          key: `${createTime} ${action} ${index}`,
          title: `${label} · ${userName || t.byCandidate}`,
          time: dates.time(createTime),
          content,
        }))}
      />
    </Card>
  );
}
