import { gatewayRoutes, type GatewayState } from '@mingjian/api';
import { useCall, useRevision } from '@mingjian/api/react';
import { Alert, Button, SkeletonBlock, useTexts } from '@mingjian/ui';
import { useEffect, useRef } from 'react';
import { useDateFormat } from '../../base/useDateFormat';
import { gatewayRouteTexts } from './gatewayRoutes.texts';

export interface PublicationNoticeProps {
  /** Opens the configuration. */
  onOpen(): void;
}

/** Says above the list whether the routes are the published ones. */
export function PublicationNotice({ onOpen }: PublicationNoticeProps) {
  const t = useTexts(gatewayRouteTexts);
  const { data, error, mutate } = useCall(gatewayRoutes.getState, {});
  const revision = useRevision(gatewayRoutes.getList);
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current !== revision) void mutate();
    seen.current = revision;
  }, [revision, mutate]);

  if (error && !data)
    return (
      <Alert
        tone="warning"
        title={t.failed}
        action={
          <Button size="small" onClick={() => void mutate()}>
            {t.retry}
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  return (
    <Alert
      tone={data?.isChanged ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={onOpen}>
          {t.snippets}
        </Button>
      }
    >
      {data ? (
        <>
          <PublishedText state={data} /> {data.isChanged ? t.changed : t.upToDate}
        </>
      ) : (
        <SkeletonBlock width="24em" height="1lh" />
      )}
    </Alert>
  );
}

/** When the routes were published last. */
export function PublishedText({ state: { published } }: { state: GatewayState }) {
  const t = useTexts(gatewayRouteTexts);
  const dates = useDateFormat();
  if (!published) return t.neverPublished;
  return t.published(dates.time(published.time), published.userName, published.count);
}
