import { useState } from 'react';
import { profile, toApiError, type OpenSession } from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Skeleton,
  Tag,
  Text,
  useTexts,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { messages } from '../../shell';
import { browserName } from './model/browserName';
import { profileTexts } from './profile.texts';
import * as S from './SessionsCard.styles';

/** The sessions of the person. Others than this one can be ended, one or all of them. */
export function SessionsCard() {
  const t = useTexts(profileTexts);
  const { data: sessions, error, mutate } = useCall(profile.getSessions, {});
  const { end, ending } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);
  const endAll = hasOthers && (
    <Button size="small" onClick={() => setAsking(true)}>
      {t.endOthers}
    </Button>
  );
  return (
    <Card title={t.sessions} actions={endAll || undefined}>
      {sessions ? (
        <S.Sessions>
          {sessions.map((one) => (
            <SessionRow
              key={one.id}
              session={one}
              isEnding={ending === one.id}
              onEnd={() => void end(one.id)}
            />
          ))}
        </S.Sessions>
      ) : error ? (
        <ErrorState description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={3} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t.endOthers}
        confirmLabel={t.endOthers}
        onClose={() => setAsking(false)}
        onConfirm={() => end().then(() => setAsking(false))}
      >
        {t.endOthersText}
      </ConfirmDialog>
    </Card>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd(): void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts(profileTexts);
  const dates = useDateFormat();
  const { agent, address, isCurrent, createTime, lastSeenTime } = session;
  const name = browserName(agent) || t.unknownBrowser;
  return (
    <li>
      <div>
        <strong title={agent}>{name}</strong>
        {isCurrent && <Tag tone="success">{t.thisSession}</Tag>}
        <Text tone="muted">
          {t.sessionFacts(address, dates.time(createTime), dates.time(lastSeenTime))}
        </Text>
      </div>
      {!isCurrent && (
        <Button size="small" loading={isEnding} aria-label={t.endSession(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

/** Ends one session, or all but this one, and says so. */
function useEndSessions() {
  const t = useTexts(profileTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id?: string) => {
    setEnding(id ?? null);
    try {
      await http.send(profile.endSessions, id ? { id } : {});
      messages.show({ text: id ? t.ended : t.othersEnded, tone: 'success' });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger' });
    }
    await refresh(profile.getSessions);
    setEnding(null);
  };
  return { end, ending };
}
